import type { AdminPost } from '@alnafitha/contract';
import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link, Navigate, useMatch, useNavigate } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/language-context';
import { FailedLoad } from '../../../shared/ui/failed-load';
import { retryableLazy } from '../../../shared/ui/retryable-lazy';
import { useFocusAfterDialog } from '../../ui/use-focus-after-dialog';
import { DeletePostDialog } from './delete-post-dialog';
import { LoadingBackdrop } from './loading-backdrop';
import { adminPostQueries } from './post-queries';
import { PostResults, PostsSkeleton } from './post-results';
import { searchOf, usePostPage } from './use-post-page';

// Lazy, because the list needs neither forms nor the HTML parser.
const PostDialog = retryableLazy(async () => ({ default: (await import('./post-dialog')).PostDialog }));
const PreviewDialog = retryableLazy(async () => ({
  default: (await import('./preview-dialog')).PreviewDialog,
}));

const PATH = '/admin/blog-posts';

type Opened = { kind: 'view' | 'edit' | 'delete'; post: AdminPost };

// React.lazy takes a module's default export.
export default function PostsPage() {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const isCreating = useMatch(`${PATH}/new`) !== null;
  const { page, setPage } = usePostPage();
  const list = useQuery(adminPostQueries.list(page));
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = (kind: Opened['kind']) => (post: AdminPost) => setOpened({ kind, post });
  const close = () => setOpened(null);
  const noteDeletion = useFocusAfterDialog(opened?.kind === 'delete');

  // After deleting the only post of the last page, the previous page is shown.
  const lastPage = list.isPlaceholderData ? undefined : list.data?.pagination.totalPages;
  if (lastPage && page > lastPage) return <Navigate to={{ search: searchOf(lastPage) }} replace />;

  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Button
        component={Link}
        to={{ pathname: `${PATH}/new`, search: searchOf(page) }}
        variant="contained"
        startIcon={<Add />}
        sx={{ justifySelf: 'end' }}
      >
        {t('New Blog Post')}
      </Button>
      <Box sx={{ blockSize: 4 }}>
        {list.isFetching && !list.isPending && <LinearProgress aria-label={t('Loading...')} />}
      </Box>
      {list.isError ? (
        <FailedLoad text={t('Failed to fetch blog posts')} retryLabel={t('Retry')} onRetry={list.refetch} />
      ) : list.isPending ? (
        <PostsSkeleton />
      ) : (
        <PostResults
          reply={list.data}
          page={page}
          onPage={setPage}
          onView={open('view')}
          onEdit={open('edit')}
          onDelete={open('delete')}
        />
      )}
      <Suspense fallback={<LoadingBackdrop />}>
        {isCreating && (
          <PostDialog
            onClose={() => navigate({ pathname: PATH, search: searchOf(page) }, { replace: true })}
          />
        )}
        {opened?.kind === 'edit' && <PostDialog post={opened.post} onClose={close} />}
        {opened?.kind === 'view' && <PreviewDialog post={opened.post} onClose={close} />}
      </Suspense>
      {opened?.kind === 'delete' && (
        <DeletePostDialog post={opened.post} onDeleted={noteDeletion} onClose={close} />
      )}
    </Box>
  );
}
