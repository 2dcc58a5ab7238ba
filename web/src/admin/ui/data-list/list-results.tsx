import type { LinkedPagination } from '@alnafitha/contract';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { Navigate } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/language-context';
import { LoadingBar } from '../../../shared/ui/loading-bar';
import { PaginationBar } from '../../../shared/ui/pagination-bar';
import { Skeleton } from '../../../shared/ui/skeleton';
import { IconButton } from '../icon-button';
import { QueryFailure } from '../query-failure';
import type { Pager } from './use-list-params';

interface Props<Entry> {
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'isPlaceholderData' | 'isRefetchError' | 'refetch'>;
  /** The entries; absent while loading. */
  entries: readonly Entry[] | undefined;
  errorText: string;
  /** Text and actions of the empty state. */
  empty: ReactNode;
  /** The skeleton; rows by default. */
  skeleton?: ReactNode;
  /** The pagination; absent for a list without pages. */
  pages?: Pager & {
    pagination: LinkedPagination | undefined;
    countText: (count: number, hasMore: boolean) => string;
  };
  children: (entries: readonly Entry[]) => ReactNode;
}

export function ListResults<Entry>({ query, entries, errorText, pages, ...parts }: Props<Entry>) {
  const { t } = useLanguage();
  const top = useRef<HTMLDivElement>(null);
  const totals = pages?.pagination;
  const lastPage = Math.max(1, totals?.totalPages ?? 1);
  // After deleting all entries of the last page, shows the previous one.
  if (totals && pages.searchOf && pages.page > lastPage && !query.isPlaceholderData)
    return <Navigate to={{ search: pages.searchOf({ page: lastPage }) }} replace />;
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {/* The sticky top bar is 64 pixels high. */}
      <Box ref={top} sx={{ blockSize: 4, scrollMarginBlockStart: 72 }}>
        {entries && query.isFetching && <LoadingBar label={t('Loading...')} />}
      </Box>
      <QueryFailure query={query} text={errorText} />
      {!entries && !query.error && (parts.skeleton ?? <RowSkeletons />)}
      {entries?.length === 0 && (
        <Paper variant="outlined" sx={{ padding: { xs: 4, md: 8 }, textAlign: 'center' }}>
          <Typography component="div" color="textSecondary">
            {parts.empty}
          </Typography>
        </Paper>
      )}
      {entries && entries.length > 0 && parts.children(entries)}
      {totals && (
        <>
          <Typography variant="body2" color="textSecondary" role="status">
            {pages.countText(totals.totalItems, totals.hasMore === true)}{' '}
            {totals.searched !== undefined &&
              t('The newest {count} were searched. For older ones, narrow by date.', {
                count: totals.searched,
              })}
          </Typography>
          <PaginationBar
            page={pages.page}
            totalPages={totals.totalPages}
            onChange={(page) => {
              pages.onPage(page);
              top.current?.scrollIntoView({ block: 'nearest' });
            }}
            Arrow={IconButton}
            labels={{
              navigation: t('Pages'),
              previous: t('Previous page'),
              next: t('Next page'),
              page: (page) => t('Page {page}', { page }),
            }}
          />
        </>
      )}
    </Box>
  );
}

function RowSkeletons() {
  const { t } = useLanguage();
  return (
    <Box role="status" aria-label={t('Loading...')} sx={{ display: 'grid', gap: 2 }}>
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <Skeleton key={key} variant="rounded" sx={{ blockSize: 72 }} />
      ))}
    </Box>
  );
}
