import { type AdminImage, DELETED_DAYS, MAX_GALLERY_IMAGES, type RevisionDetails } from '@alnafitha/contract';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useMatch, useNavigate } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import { retryableLazy } from '../../shared/ui/retryable-lazy';
import { useShowsDeleted } from '../history/deleted-link';
import { SelectBar } from '../ui/data-list/select-bar';
import { useListParams } from '../ui/data-list/use-list-params';
import { type SelectMode, useSelectMode } from '../ui/data-list/use-selection';
import { DeleteDialog } from '../ui/delete-dialog';
import { LazyDialog } from '../ui/lazy-dialog';
import { useFocusAfterDialog } from '../ui/use-dialog-focus';
import { CategoryTabs, tabId } from './category-tabs';
import { EditImageDialog } from './edit-image-dialog';
import { ImageCard } from './image-card';
import { ImageParams, imageQueries } from './image-queries';
import { ImageResults, imageColumns } from './image-results';
import { ImagesToolbar } from './images-toolbar';
import { useImageRemoval } from './use-image-removal';

const UploadDialog = retryableLazy(() => import('./upload-dialog'));
const HistoryDialog = retryableLazy(() => import('../history/history-dialog'));
const DeletedSection = retryableLazy(() => import('../history/deleted-section'));

interface Props {
  images: readonly AdminImage[];
  mode: SelectMode;
  onEdit: (image: AdminImage) => void;
  onHistory: (image: AdminImage) => void;
  onDelete: (image: AdminImage) => void;
}

function ImageGrid({ images, ...card }: Props) {
  const { t } = useLanguage();
  return (
    <Box component="ul" aria-label={t('Media Library')} sx={imageColumns}>
      {images.map((image) => (
        <ImageCard key={image.id} image={image} {...card} />
      ))}
    </Box>
  );
}

interface Opened {
  kind: 'edit' | 'history';
  image: AdminImage;
  /** A revision that fills the form. */
  revision?: RevisionDetails;
}

export default function ImagesPage() {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const panelId = useId();
  const isUploading = useMatch('/admin/images/upload') !== null;
  const { filter, change, searchOf, pager, clear } = useListParams(ImageParams);
  const list = useQuery(imageQueries.list(filter));
  const images = list.data?.images ?? [];
  const mode = useSelectMode(images.map(({ id }) => id));
  const removal = useImageRemoval();
  const showsDeleted = useShowsDeleted();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  useFocusAfterDialog(opened !== null);

  // The dialog's URL keeps the list's page and filter; Back does not reopen a closed dialog.
  const show = (dialog = '') =>
    navigate({ pathname: `/admin/images${dialog}`, search: searchOf() }, { replace: dialog === '' });

  if (showsDeleted) return <DeletedSection kind="images" />;

  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ImagesToolbar
        search={filter.search}
        onSearch={(search) => change({ search })}
        isUndescribed={filter.description === 'none'}
        onUndescribed={(isOn) => change({ description: isOn ? 'none' : undefined })}
        mode={mode}
        onUpload={() => show('/upload')}
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
        <ImageResults
          list={list}
          filter={filter}
          pager={pager}
          onShowAll={clear}
          onUpload={() => show('/upload')}
        >
          {(images) => (
            <ImageGrid
              images={images}
              mode={mode}
              onEdit={(image) => setOpened({ kind: 'edit', image })}
              onHistory={(image) => setOpened({ kind: 'history', image })}
              onDelete={({ id }) => removal.ask([id])}
            />
          )}
        </ImageResults>
      </Box>
      {isUploading && (
        <LazyDialog onFailure={() => show()}>
          <UploadDialog onClose={() => show()} />
        </LazyDialog>
      )}
      {opened?.kind === 'edit' && (
        <EditImageDialog image={opened.image} revision={opened.revision} onClose={close} />
      )}
      {opened?.kind === 'history' && (
        <LazyDialog onFailure={close}>
          <HistoryDialog
            kind="images"
            id={opened.image.id}
            title={opened.image.title}
            onOpen={(revision) => setOpened({ kind: 'edit', image: opened.image, revision })}
            onClose={close}
          />
        </LazyDialog>
      )}
      {removal.ids.length > 0 && (
        <DeleteDialog
          title={
            removal.ids.length > 1
              ? t('{count, plural, one {Delete # image?} other {Delete # images?}}', {
                  count: removal.ids.length,
                })
              : t('Delete the image?')
          }
          text={t(
            removal.ids.length > 1
              ? 'They stay in “Deleted” for {days} days.'
              : 'It stays in “Deleted” for {days} days.',
            { days: DELETED_DAYS },
          )}
          isPending={removal.isPending}
          onConfirm={removal.confirm}
          onClose={removal.cancel}
        />
      )}
    </Box>
  );
}
