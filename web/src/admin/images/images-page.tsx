import { type AdminImage, MAX_GALLERY_IMAGES } from '@alnafitha/contract';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useMatch, useNavigate } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import { useListParams } from '../ui/data-list/use-list-params';
import { DeleteDialog } from '../ui/delete-dialog';
import { useFocusAfterDialog } from '../ui/use-focus-after-dialog';
import { CategoryTabs, tabId } from './category-tabs';
import { EditImageDialog } from './edit-image-dialog';
import { ImageGrid } from './image-grid';
import { ImageParams, imageQueries } from './image-queries';
import { ImageResults } from './image-results';
import { ImagesToolbar } from './images-toolbar';
import { SelectBar } from './select-bar';
import { UploadDialog } from './upload-dialog';
import { useImageRemoval } from './use-image-removal';
import { useSelectMode } from './use-select-mode';

// React.lazy takes a module's default export.
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
  const [editing, setEditing] = useState<AdminImage | null>(null);
  useFocusAfterDialog(editing !== null);

  // The dialog has its own URL with the list's page and filter. Back does not reopen it after closing.
  const show = (dialog = '') =>
    navigate({ pathname: `/admin/images${dialog}`, search: searchOf() }, { replace: dialog === '' });

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
        <SelectBar mode={mode} total={images.length} onDelete={() => removal.ask(mode.selected)} />
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
          {(shown) => (
            <ImageGrid
              images={shown}
              mode={mode}
              onEdit={setEditing}
              onDelete={({ id }) => removal.ask([id])}
            />
          )}
        </ImageResults>
      </Box>
      {isUploading && <UploadDialog onClose={() => show()} />}
      {editing && <EditImageDialog image={editing} onClose={() => setEditing(null)} />}
      {removal.ids.length > 0 && (
        <DeleteDialog
          title={
            removal.ids.length > 1
              ? t('{count, plural, one {Delete # image?} other {Delete # images?}}', {
                  count: removal.ids.length,
                })
              : t('Delete the image?')
          }
          text={t('This cannot be undone.')}
          isPending={removal.isPending}
          onConfirm={removal.confirm}
          onClose={removal.cancel}
        />
      )}
    </Box>
  );
}
