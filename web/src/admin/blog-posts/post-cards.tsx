import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useLanguage } from '../../language/language-context';
import type { PostListProps } from './post-list';
import { PostButtons, Thumbnail } from './post-parts';
import { PublishSwitch } from './publish-switch';

export function PostCards({ posts, ...actions }: PostListProps) {
  const { t, translateKnown, formatDate } = useLanguage();
  return (
    <Box
      component="ul"
      aria-label={t('Blog Posts')}
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        listStyle: 'none',
        margin: 0,
        padding: 0,
      }}
    >
      {posts.map((post) => (
        <Paper
          key={post.id}
          component="li"
          variant="outlined"
          sx={{ display: 'flex', flexDirection: 'column', gap: 1, padding: 2 }}
        >
          <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
            <Thumbnail post={post} />
            <Box sx={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
              <Typography sx={{ fontWeight: 600 }}>
                <bdi>{post.title}</bdi>
              </Typography>
              <Typography variant="body2" color="secondary" sx={{ fontWeight: 600 }}>
                <bdi>{translateKnown(post.category)}</bdi>
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {formatDate(post.date)}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {t('By {author}', { author: post.author })}
              </Typography>
            </Box>
          </Box>
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: 'space-between',
              marginBlockStart: 'auto',
            }}
          >
            <PublishSwitch post={post} label={t('Published')} />
            <PostButtons post={post} {...actions} />
          </Box>
        </Paper>
      ))}
    </Box>
  );
}
