import type { AdminImage, LinkedPagination } from '@alnafitha/contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { Skeleton } from '../../shared/ui/skeleton';
import { ListResults } from '../ui/data-list/list-results';
import type { Pager } from '../ui/data-list/use-list-params';
import type { ImageFilter } from './image-queries';

const SKELETONS = { all: 12, category: 8 };

export const imageColumns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
  '@media (min-width: 768px)': { gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' },
} as const;

interface Props {
  list: Pick<
    UseQueryResult<{ images: AdminImage[]; pagination: LinkedPagination }>,
    'data' | 'error' | 'isFetching' | 'isPlaceholderData' | 'isRefetchError' | 'refetch'
  >;
  filter: ImageFilter;
  pager: Pager;
  /** Clears search and filters. */
  onShowAll: () => void;
  /** Opens the upload; absent if uploading is impossible. */
  onUpload?: () => void;
  children: (images: readonly AdminImage[]) => ReactNode;
}

export function ImageResults({ list, filter, pager, onShowAll, onUpload, children }: Props) {
  const { t } = useLanguage();
  return (
    <ListResults
      query={list}
      entries={list.data?.images}
      errorText={t('Failed to fetch images')}
      empty={<NoImages filter={filter} onShowAll={onShowAll} onUpload={onUpload} />}
      skeleton={<ImageSkeletons count={filter.category ? SKELETONS.category : SKELETONS.all} />}
      pages={{
        ...pager,
        pagination: list.data?.pagination,
        countText: (count, hasMore) =>
          hasMore
            ? t('More than {count, plural, one {# image} other {# images}}', { count })
            : t('{count, plural, one {# image} other {# images}}', { count }),
      }}
    >
      {children}
    </ListResults>
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
    <>
      <Typography variant="h3" component="p" color="textPrimary">
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
    </>
  );
}

function ImageSkeletons({ count }: { count: number }) {
  const { t } = useLanguage();
  return (
    <Box role="status" aria-label={t('Loading...')} sx={imageColumns}>
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
