import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLanguage } from '../../../shared/i18n/language-context';
import { CardFooter, CardList } from '../../ui/card-list';
import { PostRowActions, Thumbnail } from './post-cells';
import type { PostListProps } from './post-list-props';
import { PublishSwitch } from './publish-switch';

export function PostCards({ posts, ...actions }: PostListProps) {
  const { t, translateIfKnown, formatDate } = useLanguage();
  return (
    <CardList label={t('Blog Posts')} entries={posts}>
      {(post) => (
        <>
          <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
            <Thumbnail post={post} />
            <Box sx={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
              <Typography sx={{ fontWeight: 600 }}>
                <bdi>{post.title}</bdi>
              </Typography>
              <Typography variant="body2" color="secondary" sx={{ fontWeight: 600 }}>
                <bdi>{translateIfKnown(post.category)}</bdi>
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {formatDate(post.date)}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {t('By {author}', { author: translateIfKnown(post.author) })}
              </Typography>
            </Box>
          </Box>
          <CardFooter>
            <PublishSwitch post={post} label={t('Published')} />
            <PostRowActions post={post} {...actions} />
          </CardFooter>
        </>
      )}
    </CardList>
  );
}
