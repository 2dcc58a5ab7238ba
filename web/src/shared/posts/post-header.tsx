import type { ReactNode } from 'react';
import { useLanguage } from '../i18n/language-context';
import { useLanguageMark } from '../i18n/text-language';
import { Box } from '../ui/box';
import { Container } from '../ui/container';
import { Typography } from '../ui/typography';
import type { ParsedPost } from './post-queries';

interface Props {
  post: ParsedPost;
  back?: ReactNode;
  share?: ReactNode;
}

/** Category, title, excerpt, author and date of a post. */
export function PostHeader({ post, back, share }: Props) {
  const { t, formatDate } = useLanguage();
  const mark = useLanguageMark();
  const { title, excerpt, category, author, date } = post;
  return (
    <Container component="header" maxWidth="md" sx={{ paddingBlock: { xs: 3, md: 6 } }}>
      {back}
      <Typography
        color="secondary"
        sx={{ fontWeight: 700, marginBlock: { xs: 2, md: 3 }, marginBlockEnd: 1 }}
        {...mark(category)}
      >
        {category}
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
            {t('By {author}', { author })}
          </Typography>
          <Typography component="time" dateTime={date} variant="body2" color="textSecondary">
            {formatDate(date)}
          </Typography>
        </Box>
        {share}
      </Box>
    </Container>
  );
}
