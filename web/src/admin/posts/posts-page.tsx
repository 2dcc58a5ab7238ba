import { type AdminPost, AdminPostQuery } from '@alnafitha/contract';
import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link, useMatch, useNavigate } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import { retryableLazy } from '../../shared/ui/retryable-lazy';
import { DataList } from '../ui/data-list/data-list';
import { ListResults } from '../ui/data-list/list-results';
import { useListParams } from '../ui/data-list/use-list-params';
import { DeleteEntryDialog } from '../ui/delete-dialog';
import { LoadingBackdrop } from '../ui/lazy-dialog';
import { useFocusAfterDialog } from '../ui/use-dialog-focus';
import { usePostColumns } from './post-columns';
import { adminPostQueries, usePostMutations } from './post-queries';

// Lazy, because the list needs neither forms nor the HTML parser.
const PostDialog = retryableLazy(() => import('./post-dialog'));
const PreviewDialog = retryableLazy(() => import('./preview-section'));

const PATH = '/admin/blog-posts';

const Params = AdminPostQuery.pick({ page: true });

type Opened = { kind: 'view' | 'edit' | 'delete'; post: AdminPost };

export default function PostsPage() {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const isCreating = useMatch(`${PATH}/new`) !== null;
  const { filter, searchOf, pager } = useListParams(Params);
  const list = useQuery(adminPostQueries.list(filter.page));
  const { remove } = usePostMutations();
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = (kind: Opened['kind']) => (post: AdminPost) => setOpened({ kind, post });
  const close = () => setOpened(null);
  const noteDeletion = useFocusAfterDialog(opened?.kind === 'delete');
  const columns = usePostColumns({ onView: open('view'), onEdit: open('edit'), onDelete: open('delete') });

  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Button
        component={Link}
        to={{ pathname: `${PATH}/new`, search: searchOf() }}
        variant="contained"
        startIcon={<Add />}
        sx={{ justifySelf: 'end' }}
      >
        {t('New Blog Post')}
      </Button>
      <ListResults
        query={list}
        entries={list.data?.posts}
        errorText={t('Failed to fetch blog posts')}
        empty={t('No blog posts found. Start by writing a new blog post.')}
        pages={{
          ...pager,
          pagination: list.data?.pagination,
          countText: (count) => t('{count, plural, one {# post} other {# posts}}', { count }),
        }}
      >
        {(posts) => <DataList label={t('Blog Posts')} entries={posts} columns={columns} />}
      </ListResults>
      <Suspense fallback={<LoadingBackdrop />}>
        {isCreating && (
          <PostDialog onClose={() => navigate({ pathname: PATH, search: searchOf() }, { replace: true })} />
        )}
        {opened?.kind === 'edit' && <PostDialog post={opened.post} onClose={close} />}
        {opened?.kind === 'view' && <PreviewDialog post={opened.post} onClose={close} />}
      </Suspense>
      {opened?.kind === 'delete' && (
        <DeleteEntryDialog
          title={t('Delete blog post?')}
          text={t('“{title}” will also disappear from the blog. This cannot be undone.', {
            title: opened.post.title,
          })}
          remove={() => remove.mutateAsync(opened.post.id)}
          successText="The blog post was deleted."
          errorText="Failed to delete blog post"
          onDeleted={noteDeletion}
          onClose={close}
        />
      )}
    </Box>
  );
}
