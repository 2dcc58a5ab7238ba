import type { PostSummary } from '@alnafitha/contract';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useTranslated } from '../../../shared/i18n/translation/use-translated';
import { Section } from '../../layout/section';
import { PostGrid, PostGridSkeleton } from './post-grid';

const SHOWN = 3;

/** The newest other posts; renders nothing if there are none. Absent while they are loading. */
export function RelatedPosts({ posts }: { posts: readonly PostSummary[] | undefined }) {
  const { t } = useLanguage();
  const shown = posts?.slice(0, SHOWN) ?? [];
  const { translateContent, isPending } = useTranslated(
    shown.flatMap(({ title, excerpt, category }) => [title, excerpt, category]),
  );
  if (posts?.length === 0) return null;
  return (
    <Section className="no-print" title={t('More from the blog')} tone="band">
      {posts && !isPending ? (
        <PostGrid posts={shown} translateContent={translateContent} layout="row" />
      ) : (
        <PostGridSkeleton count={SHOWN} layout="row" />
      )}
    </Section>
  );
}
