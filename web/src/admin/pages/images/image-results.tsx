import type { AdminImage } from '@alnafitha/contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { FailedLoad } from '../../../shared/ui/failed-load';
import { ListPages } from '../../ui/list-pages';
import type { ImageFilter } from './image-queries';

/** Number of skeleton cards: of all categories, of one. */
const SKELETONS = { all: 12, category: 8 };

/** As many columns as fit. */
export const imageColumns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
  '@media (min-width: 768px)': { gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' },
} as const;

interface Props {
  list: Pick<
    UseQueryResult<{ images: AdminImage[]; pagination: { totalItems: number; totalPages: number } }>,
    'data' | 'isError' | 'isFetching' | 'refetch'
  >;
  filter: ImageFilter;
  onPage: (page: number) => void;
  /** Clears search and filters. */
  onShowAll: () => void;
  /** Absent if uploading is impossible. */
  onUpload?: () => void;
  children: (images: readonly AdminImage[]) => ReactNode;
}

/** The images of a page, or an empty or error state. */
export function ImageResults({ list, filter, onPage, onShowAll, onUpload, children }: Props) {
  const { t } = useLanguage();
  if (list.isError)
    return <FailedLoad text={t('Failed to fetch images')} retryLabel={t('Retry')} onRetry={list.refetch} />;
  if (!list.data) return <ImageSkeletons count={filter.category ? SKELETONS.category : SKELETONS.all} />;
  const { images, pagination } = list.data;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ blockSize: 4 }}>{list.isFetching && <LinearProgress aria-label={t('Loading...')} />}</Box>
      {images.length === 0 ? (
        <NoImages filter={filter} onShowAll={onShowAll} onUpload={onUpload} />
      ) : (
        children(images)
      )}
      <Typography variant="body2" color="textSecondary" role="status">
        {t('Pictures: {count}', { count: pagination.totalItems })}
      </Typography>
      <ListPages page={filter.page} totalPages={pagination.totalPages} onChange={onPage} />
    </Box>
  );
}

function NoImages({
  filter: { search, category, description },
  onShowAll,
  onUpload,
}: Pick<Props, 'filter' | 'onShowAll'> & { onUpload: Props['onUpload'] | undefined }) {
  const { t } = useLanguage();
  const isNarrowed = search !== '' || description !== undefined || category !== undefined;
  return (
    <Paper variant="outlined" sx={{ padding: { xs: 4, md: 8 }, textAlign: 'center' }}>
      <Typography variant="h3" component="p">
        {t('No images found')}
      </Typography>
      <Typography color="textSecondary">
        {search
          ? t('Try a different search term')
          : description
            ? t('Every image has a description.')
            : category
              ? t('No images in the {category} category', { category: t(category) })
              : t('Upload some images to get started')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center', marginBlockStart: 2 }}>
        {isNarrowed && (
          <Button variant="outlined" onClick={onShowAll}>
            {t('Show all images')}
          </Button>
        )}
        {onUpload && !search && !description && (
          <Button variant="contained" onClick={onUpload}>
            {t('Upload images')}
          </Button>
        )}
      </Box>
    </Paper>
  );
}

function ImageSkeletons({ count }: { count: number }) {
  const { t } = useLanguage();
  return (
    <Box role="status" aria-label={t('Loading...')} sx={{ ...imageColumns, paddingBlockStart: 2.5 }}>
      {Array.from({ length: count }, (_, index) => index).map((key) => (
        <Paper key={key} variant="outlined" sx={{ overflow: 'hidden' }}>
          <Skeleton variant="rectangular" sx={{ blockSize: 'auto', aspectRatio: '4 / 3' }} />
          <Box sx={{ padding: 1.5 }}>
            <Skeleton sx={{ inlineSize: '70%' }} />
            <Skeleton variant="text" sx={{ inlineSize: '45%' }} />
            <Skeleton variant="text" sx={{ inlineSize: '30%' }} />
          </Box>
        </Paper>
      ))}
    </Box>
  );
}
