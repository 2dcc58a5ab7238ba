import { type AdminPost, DELETED_DAYS, type RevisionDetails } from '@alnafitha/contract';
import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link, useMatch, useNavigate } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import { retryableLazy } from '../../shared/ui/retryable-lazy';
import { DeletedLink, useShowsDeleted } from '../history/deleted-link';
import { DataList } from '../ui/data-list/data-list';
import { ListResults } from '../ui/data-list/list-results';
import { NoMatches } from '../ui/data-list/no-matches';
import { SelectBar } from '../ui/data-list/select-bar';
import * as boxes from '../ui/data-list/selection-boxes';
import { useListParams } from '../ui/data-list/use-list-params';
import { useSelection } from '../ui/data-list/use-selection';
import { LazyDialog, LoadingBackdrop } from '../ui/lazy-dialog';
import { useFocusAfterDialog } from '../ui/use-dialog-focus';
import { usePostColumns } from './post-columns';
import { adminPostQueries, PostParams, usePostMutations } from './post-queries';
import { PostsToolbar } from './posts-toolbar';
import { usePublishSelected } from './use-publish-selected';

// The dialogs are lazy, because the list needs neither forms nor the HTML parser.
const PostDialog = retryableLazy(() => import('./post-dialog'));
const PreviewDialog = retryableLazy(() => import('./preview-section'));
const DeleteEntryDialog = retryableLazy(() => import('../history/delete-entry-dialog'));
const HistoryDialog = retryableLazy(() => import('../history/history-dialog'));
const SharePreviewDialog = retryableLazy(() => import('../previews/share-preview-dialog'));
const DeletedSection = retryableLazy(() => import('../history/deleted-section'));

const PATH = '/admin/blog-posts';

interface Opened {
  kind: 'view' | 'edit' | 'history' | 'duplicate' | 'share' | 'delete';
  post: AdminPost;
  /** A revision that fills the form. */
  revision?: RevisionDetails;
}

export default function PostsPage() {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const isCreating = useMatch(`${PATH}/new`) !== null;
  const { filter, change, searchOf, pager, isNarrowed, clear } = useListParams(PostParams);
  const list = useQuery(adminPostQueries.list(filter));
  const posts = list.data?.posts ?? [];
  const selection = useSelection(posts.map(({ id }) => id));
  const { remove } = usePostMutations();
  const { publishSelected, isPending } = usePublishSelected();
  const publish = async (published: boolean) => {
    await publishSelected(selection.selected, published);
    selection.clear();
  };
  const showsDeleted = useShowsDeleted();
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = (kind: Opened['kind']) => (post: AdminPost) => setOpened({ kind, post });
  const close = () => setOpened(null);
  const noteDeletion = useFocusAfterDialog(opened?.kind === 'delete');
  const columns = usePostColumns({
    onView: open('view'),
    onEdit: open('edit'),
    onHistory: open('history'),
    onDuplicate: open('duplicate'),
    onShare: open('share'),
    onDelete: open('delete'),
  });

  if (showsDeleted) return <DeletedSection kind="posts" />;

  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'end' }}>
        <PostsToolbar
          filter={filter}
          onChange={change}
          customCategories={list.data?.customCategories ?? []}
        />
        <DeletedLink />
        <Button
          component={Link}
          to={{ pathname: `${PATH}/new`, search: searchOf() }}
          variant="contained"
          startIcon={<Add />}
        >
          {t('New Blog Post')}
        </Button>
      </Box>
      {selection.selected.length > 0 && (
        <SelectBar count={selection.selected.length}>
          <Button disabled={isPending} onClick={() => publish(true)}>
            {t('Publish')}
          </Button>
          <Button disabled={isPending} onClick={() => publish(false)}>
            {t('Unpublish')}
          </Button>
        </SelectBar>
      )}
      <ListResults
        query={list}
        entries={list.data?.posts}
        errorText={t('Failed to fetch blog posts')}
        empty={
          isNarrowed ? (
            <NoMatches onClear={clear} />
          ) : (
            t('No blog posts found. Start by writing a new blog post.')
          )
        }
        pages={{
          ...pager,
          pagination: list.data?.pagination,
          countText: (count, hasMore) =>
            hasMore
              ? t('More than {count, plural, one {# post} other {# posts}}', { count })
              : t('{count, plural, one {# post} other {# posts}}', { count }),
        }}
      >
        {(posts) => (
          <DataList
            label={t('Blog Posts')}
            entries={posts}
            columns={columns}
            selection={{
              ...selection,
              labelOf: ({ title }) => t('Select the post {title}', { title }),
              boxes,
            }}
          />
        )}
      </ListResults>
      <Suspense fallback={<LoadingBackdrop />}>
        {isCreating && (
          <PostDialog onClose={() => navigate({ pathname: PATH, search: searchOf() }, { replace: true })} />
        )}
        {opened?.kind === 'edit' && (
          <PostDialog post={opened.post} revision={opened.revision} onClose={close} />
        )}
        {opened?.kind === 'duplicate' && <PostDialog copied={opened.post} onClose={close} />}
        {opened?.kind === 'view' && <PreviewDialog post={opened.post} onClose={close} />}
      </Suspense>
      {opened?.kind === 'history' && (
        <LazyDialog onFailure={close}>
          <HistoryDialog
            kind="posts"
            id={opened.post.id}
            title={opened.post.title}
            onOpen={(revision) => setOpened({ kind: 'edit', post: opened.post, revision })}
            onClose={close}
          />
        </LazyDialog>
      )}
      {opened?.kind === 'share' && (
        <LazyDialog onFailure={close}>
          <SharePreviewDialog kind="posts" id={opened.post.id} title={opened.post.title} onClose={close} />
        </LazyDialog>
      )}
      {opened?.kind === 'delete' && (
        <LazyDialog onFailure={close}>
          <DeleteEntryDialog
            title="Delete blog post?"
            text={t('“{title}” will also disappear from the blog. It can be restored for {days} days.', {
              title: opened.post.title,
              days: DELETED_DAYS,
            })}
            kind="posts"
            id={opened.post.id}
            remove={remove.mutateAsync}
            done="The blog post was deleted."
            failed="Failed to delete blog post"
            onDeleted={noteDeletion}
            onClose={close}
          />
        </LazyDialog>
      )}
    </Box>
  );
}
