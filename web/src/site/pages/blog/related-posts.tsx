import type { PostSummary } from '@alnafitha/contract';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useLocalized } from '../../../shared/i18n/translation/use-localized';
import { Section } from '../../layout/section';
import { PostGrid, PostGridSkeleton } from './post-grid';

const SHOWN = 3;

/** The newest other posts; renders nothing if there are none. Absent while they are loading. */
export function RelatedPosts({ posts }: { posts: readonly PostSummary[] | undefined }) {
  const { t } = useLanguage();
  const shown = useLocalized('posts', posts?.slice(0, SHOWN) ?? []);
  if (posts?.length === 0) return null;
  return (
    <Section className="no-print" title={t('More from the blog')} tone="band">
      {posts ? <PostGrid posts={shown} layout="row" /> : <PostGridSkeleton count={SHOWN} layout="row" />}
    </Section>
  );
}
