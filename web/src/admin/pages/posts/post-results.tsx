import type { EndpointResponse, listAdminPosts } from '@alnafitha/contract';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useLanguage } from '../../../shared/i18n/language-context';
import { ListPages } from '../../ui/list-pages';
import { PostList } from './post-list';
import type { PostListProps } from './post-list-props';

interface Props extends Omit<PostListProps, 'posts'> {
  reply: EndpointResponse<typeof listAdminPosts>;
  page: number;
  onPage: (page: number) => void;
}

/** A page of posts with its pagination, or the empty state. */
export function PostResults({ reply: { posts, pagination }, page, onPage, ...actions }: Props) {
  const { t } = useLanguage();
  if (posts.length === 0) {
    return (
      <Paper variant="outlined" sx={{ padding: { xs: 4, md: 8 }, textAlign: 'center' }}>
        <Typography color="textSecondary">
          {t('No blog posts found. Start by writing a new blog post.')}
        </Typography>
      </Paper>
    );
  }
  return (
    <>
      <PostList posts={posts} {...actions} />
      <Typography variant="body2" color="textSecondary" role="status">
        {t('Total blog posts: {count}', { count: pagination.totalItems })}
      </Typography>
      <ListPages page={page} totalPages={pagination.totalPages} onChange={onPage} />
    </>
  );
}

export function PostsSkeleton() {
  const { t } = useLanguage();
  return (
    <Box role="status" aria-label={t('Loading...')} sx={{ display: 'grid', gap: 2 }}>
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <Skeleton key={key} variant="rounded" height={88} />
      ))}
    </Box>
  );
}
