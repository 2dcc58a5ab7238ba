import { type AdminImage, IMAGE_SEARCH_MAX_LENGTH, type ImageCategory } from '@alnafitha/contract';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { bidiText } from '../../shared/ui/bidi-text';
import { DebouncedSearchField } from '../../shared/ui/debounced-search-field';
import { Image } from '../../shared/ui/image';
import { CategoryTabs, tabId } from './category-tabs';
import { FileButton } from './file-button';
import { adminImageList, type ImageFilter, ImageParams } from './image-queries';
import { ImageResults, imageColumns } from './image-results';
import { useImageUpload } from './image-upload-section';

interface Props {
  /** Category of an image that is uploaded here. */
  category: ImageCategory;
  /** Text beside the upload. */
  hint?: string;
  onChoose: (image: AdminImage) => void;
  onClose: () => void;
}

/** Chooses or uploads an image of the library; the owner closes it after a choice and on `onClose`. */
export default function LibraryPicker({ category, hint, onChoose, onClose }: Props) {
  const { t, translateIfKnown } = useLanguage();
  const [titleId, panelId] = [useId(), useId()];
  const [filter, setFilter] = useState<ImageFilter>(() => ImageParams.parse({}));
  const change = (changes: Partial<ImageFilter>) => setFilter({ ...filter, page: 1, ...changes });
  const list = useQuery(adminImageList(filter));
  const { upload, reasons } = useImageUpload(category);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('Choose an image from the library')}</DialogTitle>
      <DialogContent dividers sx={{ blockSize: { sm: '70vh' } }}>
        <DebouncedSearchField
          label={t('Search images...')}
          search={filter.search}
          onSearch={(search) => change({ search })}
          maxLength={IMAGE_SEARCH_MAX_LENGTH}
        />
        <CategoryTabs
          category={filter.category}
          onChange={(category) => change({ category })}
          panelId={panelId}
        />
        <Box role="tabpanel" id={panelId} aria-labelledby={tabId(panelId, filter.category)}>
          <ImageResults
            list={list}
            filter={filter}
            pager={{ page: filter.page, onPage: (page) => change({ page }) }}
            onShowAll={() => change({ search: '', category: undefined })}
          >
            {(images) => <Choices images={images} onChoose={onChoose} />}
          </ImageResults>
        </Box>
      </DialogContent>
      {reasons.length > 0 && <Alert severity="error">{reasons.map(translateIfKnown).join(' ')}</Alert>}
      <DialogActions>
        <FileButton
          loading={upload.isPending}
          inputLabel={t('Upload')}
          onFiles={([file]) => file && upload.mutate({ file }, { onSuccess: onChoose })}
          sx={{ flexShrink: 0 }}
        >
          {t('Upload')}
        </FileButton>
        <Typography variant="body2" color="textSecondary" sx={{ flexGrow: 1 }}>
          {hint}
        </Typography>
        <Button onClick={onClose}>{t('Cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Choices({ images, onChoose }: { images: readonly AdminImage[] } & Pick<Props, 'onChoose'>) {
  return (
    <Box component="ul" sx={imageColumns}>
      {images.map((image) => (
        <li key={image.id}>
          <ButtonBase
            onClick={() => onChoose(image)}
            sx={{
              display: 'block',
              inlineSize: '100%',
              textAlign: 'start',
              borderRadius: 1,
              '&:hover, &:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
            }}
          >
            {/* The title below labels the button. */}
            <Image
              image={image.url}
              picture={image.picture}
              alt=""
              sizes="(min-width: 768px) 220px, 50vw"
              ratio={4 / 3}
              sx={{ borderRadius: 1 }}
            />
            <Typography variant="body2" translate="no" sx={{ paddingBlock: 0.5, overflowWrap: 'anywhere' }}>
              <bdi>{bidiText(image.title)}</bdi>
            </Typography>
          </ButtonBase>
        </li>
      ))}
    </Box>
  );
}
