import ArrowBack from 'icon:ArrowBack';
import { Link } from 'react-router-dom';
import type { ReadPost } from '../../content/post-queries';
import { useLanguage } from '../../language/language-context';
import { useLanguageMark } from '../../language/text-language';
import { Box } from '../../ui/box';
import { Button } from '../../ui/button';
import { Container } from '../../ui/container';
import { DirectionalIcon } from '../../ui/directional-icon';
import { Typography } from '../../ui/typography';
import { ShareButton } from './share-button';

interface Props {
  post: ReadPost;
  tr: (text: string) => string;
}

/** What stands above a post: where it belongs, its title, who wrote it and when. */
export function PostHeader({ post, tr }: Props) {
  const { t, formatDate } = useLanguage();
  const mark = useLanguageMark();
  const [title, excerpt] = [tr(post.title), tr(post.excerpt)];
  return (
    <Container component="header" maxWidth="md" sx={{ paddingBlock: { xs: 3, md: 6 } }}>
      <Button
        component={Link}
        to="/blog"
        startIcon={<DirectionalIcon icon={ArrowBack} />}
        // The label, not the button's edge, stands in line with the title.
        sx={{ marginInlineStart: -1 }}
      >
        {t('Back to the blog')}
      </Button>
      <Typography
        color="secondary"
        sx={{ fontWeight: 700, marginBlock: { xs: 2, md: 3 }, marginBlockEnd: 1 }}
        {...mark(tr(post.category))}
      >
        {tr(post.category)}
      </Typography>
      <Typography variant="h1" {...mark(title)}>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ marginBlockStart: 2, fontSize: '1.2rem' }} {...mark(excerpt)}>
        {excerpt}
      </Typography>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          alignItems: 'center',
          justifyContent: 'space-between',
          marginBlockStart: 3,
        }}
      >
        <Box>
          <Typography variant="subtitle2" component="p">
            {t('By {author}', { author: tr(post.author) })}
          </Typography>
          <Typography component="time" dateTime={post.date} variant="body2" color="textSecondary">
            {formatDate(post.date)}
          </Typography>
        </Box>
        <ShareButton id={post.id} title={post.title} shownTitle={title} shownExcerpt={excerpt} />
      </Box>
    </Container>
  );
}
