import { type AdminImage, IMAGE_SEARCH_MAX_LENGTH, MAX_GALLERY_IMAGES } from '@alnafitha/contract';
import FileUpload from '@mui/icons-material/FileUploadOutlined';
import LibraryAddCheck from '@mui/icons-material/LibraryAddCheckOutlined';
import DescriptionOutlined from '@mui/icons-material/SubtitlesOffOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import { DebouncedSearchField } from '../../shared/ui/debounced-search-field';
import { retryableLazy } from '../../shared/ui/retryable-lazy';
import type { ContentDialogProps } from '../content/content-dialog';
import { ContentPage, useOpened } from '../content/content-page';
import { DeletedLink } from '../history/deleted-link';
import { SelectBar } from '../ui/data-list/select-bar';
import { useListParams } from '../ui/data-list/use-list-params';
import { type SelectMode, useSelectMode } from '../ui/data-list/use-selection';
import { LazyDialog } from '../ui/lazy-dialog';
import { CategoryTabs, tabId } from './category-tabs';
import { ImageCard } from './image-card';
import { adminImageList, ImageParams } from './image-queries';
import { ImageRemovalDialog, useImageRemoval } from './image-removal';
import { ImageResults, imageColumns } from './image-results';

const EditImageDialog = retryableLazy(() => import('./edit-image-dialog'));
const UploadDialog = retryableLazy(() => import('./upload-dialog'));

const UPLOAD_PATH = '/admin/images/upload';

/** A new image is uploaded, as one of several. */
const ImageDialog = ({ entry, ...props }: ContentDialogProps<AdminImage>) => (
  <LazyDialog onFailure={props.onClose}>
    {entry ? <EditImageDialog {...props} entry={entry} /> : <UploadDialog onClose={props.onClose} />}
  </LazyDialog>
);

export default function ImagesPage() {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const panelId = useId();
  const { filter, change, searchOf, pager, clear } = useListParams(ImageParams);
  const list = useQuery(adminImageList(filter));
  const images = list.data?.images ?? [];
  const mode = useSelectMode(images.map(({ id }) => id));
  const removal = useImageRemoval();
  const dialogs = useOpened<AdminImage>();
  const search = searchOf();
  const upload = () => navigate({ pathname: UPLOAD_PATH, search });

  return (
    <ContentPage
      kind="images"
      path="/admin/images"
      search={search}
      createPath={UPLOAD_PATH}
      dialogs={dialogs}
      nameOf={({ title }) => title}
      Form={ImageDialog}
    >
      <Toolbar
        search={filter.search}
        onSearch={(search) => change({ search })}
        isUndescribed={filter.description === 'none'}
        onUndescribed={(isOn) => change({ description: isOn ? 'none' : undefined })}
        mode={mode}
        onUpload={upload}
      />
      <CategoryTabs
        category={filter.category}
        onChange={(category) => change({ category })}
        panelId={panelId}
      />
      {mode.isOn && (
        <SelectBar count={mode.selected.length}>
          <Button disabled={mode.selected.length === images.length} onClick={mode.toggleAll}>
            {t('Select All')}
          </Button>
          <Button disabled={mode.selected.length === 0} onClick={mode.clear}>
            {t('Deselect All')}
          </Button>
          <Button
            color="error"
            disabled={mode.selected.length === 0}
            onClick={() => removal.ask(mode.selected)}
          >
            {t('Delete ({count})', { count: mode.selected.length })}
          </Button>
        </SelectBar>
      )}
      {list.data && list.data.pagination.totalItems >= MAX_GALLERY_IMAGES && (
        <Alert severity="info">
          {t(
            'The sitemap for search engines lists the newest {max} pictures. Visitors find older ones on the pages of the portfolio.',
            { max: MAX_GALLERY_IMAGES },
          )}
        </Alert>
      )}
      <Box role="tabpanel" id={panelId} aria-labelledby={tabId(panelId, filter.category)}>
        <ImageResults list={list} filter={filter} pager={pager} onShowAll={clear} onUpload={upload}>
          {(images) => (
            <Box component="ul" aria-label={t('Media Library')} sx={imageColumns}>
              {images.map((image) => (
                <ImageCard
                  key={image.id}
                  image={image}
                  mode={mode}
                  open={dialogs.open}
                  onDelete={() => removal.ask([image.id])}
                />
              ))}
            </Box>
          )}
        </ImageResults>
      </Box>
      {removal.ids.length > 0 && <ImageRemovalDialog removal={removal} />}
    </ContentPage>
  );
}

interface ToolbarProps {
  search: string;
  onSearch: (search: string) => void;
  /** Lists only images without a description. */
  isUndescribed: boolean;
  onUndescribed: (isUndescribed: boolean) => void;
  mode: SelectMode;
  onUpload: () => void;
}

function Toolbar({ search, onSearch, isUndescribed, onUndescribed, mode, onUpload }: ToolbarProps) {
  const { t } = useLanguage();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <Typography variant="h2" sx={{ fontSize: '1.5rem', inlineSize: { xs: '100%', lg: 'auto' } }}>
        {t('Media Library')}
      </Typography>
      <Box sx={{ flexGrow: 1, minInlineSize: 220 }}>
        <DebouncedSearchField
          label={t('Search images...')}
          search={search}
          onSearch={onSearch}
          maxLength={IMAGE_SEARCH_MAX_LENGTH}
        />
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          flexGrow: { xs: 1, sm: 0 },
          '& > *': { flexGrow: 1 },
        }}
      >
        <Button
          variant={isUndescribed ? 'contained' : 'outlined'}
          color={isUndescribed ? 'secondary' : 'primary'}
          startIcon={<DescriptionOutlined />}
          aria-pressed={isUndescribed}
          onClick={() => onUndescribed(!isUndescribed)}
        >
          {t('No description')}
        </Button>
        <Button
          variant={mode.isOn ? 'contained' : 'outlined'}
          color={mode.isOn ? 'secondary' : 'primary'}
          startIcon={<LibraryAddCheck />}
          aria-pressed={mode.isOn}
          onClick={mode.switchMode}
        >
          {t('Select mode')}
        </Button>
        <DeletedLink />
        <Button variant="contained" startIcon={<FileUpload />} onClick={onUpload}>
          {t('Upload')}
        </Button>
      </Box>
    </Box>
  );
}
