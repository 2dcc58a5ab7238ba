import type { Localized, PostSummary } from '@alnafitha/contract';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { PostCard, PostCardSkeleton } from './post-card';

/** Columns by breakpoint. A `row` contains three posts without a gap beside the last. */
const columns = {
  page: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
  row: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
} as const;
export type GridLayout = keyof typeof columns;

const gridOf = (layout: GridLayout) => ({
  display: 'grid',
  gap: { xs: 2.5, lg: 3.5 },
  gridTemplateColumns: columns[layout],
  padding: 0,
  margin: 0,
  listStyle: 'none',
});

interface Props {
  posts: readonly Localized<PostSummary>[];
  layout: GridLayout;
}

export function PostGrid({ posts, layout }: Props) {
  return (
    <Box component="ul" sx={gridOf(layout)}>
      {posts.map((post, index) => (
        <li key={post.id}>
          <PostCard post={post} hasPriority={layout === 'page' && index === 0} />
        </li>
      ))}
    </Box>
  );
}

/** Skeletons of loading posts. */
export function PostGridSkeleton({ count, layout }: { count: number; layout: GridLayout }) {
  const { t } = useLanguage();
  return (
    <Box role="status" aria-label={t('Loading...')} sx={gridOf(layout)}>
      {Array.from({ length: count }, (_, index) => `place-${index}`).map((key) => (
        <PostCardSkeleton key={key} />
      ))}
    </Box>
  );
}
