import type { ReactNode } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { useLanguageMark } from '../../shared/i18n/text-language';
import { bidiText } from '../../shared/ui/bidi-text';
import { Box } from '../../shared/ui/box';
import { HAIRLINE } from '../../shared/ui/hairline';
import { Typography } from '../../shared/ui/typography';
import type { ParsedPost } from './post-queries';

interface Props {
  post: ParsedPost;
  back?: ReactNode;
  share?: ReactNode;
}

/** On wide screens, the back link and the category have a separate column. */
export const postColumns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '3fr minmax(0, 9fr)' },
  columnGap: 3,
};
export const mainColumn = { gridColumn: { lg: 2 } };

export function PostHeader({ post, back, share }: Props) {
  const { t, formatDate } = useLanguage();
  const mark = useLanguageMark();
  const { title, excerpt, category, author, date } = post;
  return (
    <Box component="header" sx={header}>
      <Box sx={rail}>
        {back}
        <Typography color="secondary" sx={{ fontWeight: 600 }} {...mark(category)}>
          {bidiText(category)}
        </Typography>
      </Box>
      <Box sx={mainColumn}>
        <Typography variant="h2" component="h1" sx={{ maxInlineSize: '24ch' }} {...mark(title)}>
          {bidiText(title)}
        </Typography>
        <Typography color="textSecondary" sx={standfirst} {...mark(excerpt)}>
          {bidiText(excerpt)}
        </Typography>
        <Box sx={line}>
          <Typography variant="body2" component="p" sx={{ fontWeight: 600 }}>
            {t('By {author}', { author })}
          </Typography>
          <Typography component="time" dateTime={date} variant="body2" color="textSecondary">
            {formatDate(date)}
          </Typography>
          {share}
        </Box>
      </Box>
    </Box>
  );
}

const header = {
  ...postColumns,
  gridColumn: { lg: '1 / -1' },
  rowGap: 2,
  paddingBlock: { xs: 3, md: 6 },
  paddingBlockEnd: 3,
};
const rail = { display: 'grid', gap: { xs: 2, lg: 1 }, alignContent: 'start', justifyItems: 'start' };
const standfirst = { marginBlockStart: { xs: 2, md: 3 }, fontSize: '1.25rem', maxInlineSize: '56ch' };
const line = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  alignItems: 'center',
  minBlockSize: 60,
  marginBlockStart: { xs: 3, md: 5 },
  borderBlockStart: HAIRLINE,
  '& > button': { marginInlineStart: 'auto' },
};
