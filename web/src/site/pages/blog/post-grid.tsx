import type { Localized, PostSummary } from '@alnafitha/contract';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { PostCard, PostCardSkeleton } from './post-card';

const list = {
  display: 'grid',
  columnGap: { xs: 3, lg: 4 },
  rowGap: 5,
};
/** A `page` begins with one large post and two halves; a `row` has three, without a gap beside the last. */
const layouts = {
  page: {
    ...list,
    gridTemplateColumns: {
      xs: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(6, minmax(0, 1fr))',
    },
    '& > *': { gridColumn: { lg: 'span 2' } },
    '& > :nth-of-type(-n + 3)': { gridColumn: { lg: 'span 3' } },
    '& > :first-of-type': { gridColumn: { sm: '1 / -1' } },
  },
  row: { ...list, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' } },
};
export type GridLayout = keyof typeof layouts;

interface Props {
  posts: readonly Localized<PostSummary>[];
  layout: GridLayout;
}

export function PostGrid({ posts, layout }: Props) {
  return (
    <Box component="ul" sx={layouts[layout]}>
      {posts.map((post, index) => (
        <li key={post.id}>
          <PostCard post={post} isLeading={layout === 'page' && index === 0} />
        </li>
      ))}
    </Box>
  );
}

export function PostGridSkeleton({ count, layout }: { count: number; layout: GridLayout }) {
  const { t } = useLanguage();
  return (
    <Box role="status" aria-label={t('Loading...')} sx={layouts[layout]}>
      {Array.from({ length: count }, (_, index) => `place-${index}`).map((key, index) => (
        <PostCardSkeleton key={key} isLeading={layout === 'page' && index === 0} />
      ))}
    </Box>
  );
}
