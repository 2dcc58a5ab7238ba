import ArrowBack from 'icon:ArrowBack';
import { type Localized, type PostSummary, postIdOf, postPath, toOgImageUrl } from '@alnafitha/contract';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useContentQuery, useStartedQuery } from '../../../shared/api/use-content-query';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useLocalized, useTranslatedTexts } from '../../../shared/i18n/translation/use-localized';
import { Box } from '../../../shared/ui/box';
import { Button } from '../../../shared/ui/button';
import { Container } from '../../../shared/ui/container';
import { FailedLoad } from '../../../shared/ui/failed-load';
import { type HtmlNode, mapTexts, textsOf } from '../../../shared/ui/html/html-node';
import { DirectionalIcon } from '../../../shared/ui/icon';
import { LocaleLink } from '../../../shared/ui/locale-link';
import { Skeleton } from '../../../shared/ui/skeleton';
import { Typography } from '../../../shared/ui/typography';
import { CallToAction } from '../../layout/call-to-action';
import { NotFound } from '../../layout/not-found';
import { Section } from '../../layout/section';
import { SitePageHead } from '../../layout/site-page-head';
import { PostArticle } from '../../posts/post-article';
import { mainColumn, postColumns } from '../../posts/post-header';
import { type ParsedPost, postQueries } from '../../posts/post-queries';
import { useCanonicalPath } from '../../ui/use-canonical-path';
import { PostGrid, PostGridSkeleton } from './post-grid';
import { ShareButton } from './share-button';
import { useNamedPosts } from './use-named-posts';

function PostSkeleton() {
  const { t } = useLanguage();
  return (
    <Box role="status">
      <Container maxWidth="xl" sx={{ ...postColumns, paddingBlock: { xs: 3, md: 6 } }}>
        <Typography color="textSecondary" sx={{ blockSize: { xs: 88, lg: 44 } }}>
          {t('Loading...')}
        </Typography>
        <div>
          <Typography variant="h2" component="div">
            <Skeleton />
            <Skeleton sx={{ inlineSize: '55%' }} />
          </Typography>
          <Typography component="div" sx={{ marginBlock: { xs: 2, md: 3 }, fontSize: '1.25rem' }}>
            <Skeleton />
            <Skeleton sx={{ inlineSize: '70%' }} />
          </Typography>
          <Skeleton sx={{ inlineSize: '30%', marginBlockStart: { xs: 3, md: 5 }, blockSize: 60 }} />
        </div>
        <Box sx={mainColumn}>
          <Skeleton
            variant="rectangular"
            sx={{ aspectRatio: '16 / 9', blockSize: 'auto', marginBlockEnd: { xs: 4, md: 7 } }}
          />
          {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((line) => (
            <Skeleton key={line} sx={{ fontSize: '1.8rem', maxInlineSize: '43rem' }} />
          ))}
        </Box>
      </Container>
    </Box>
  );
}

type LocalizedPost = Localized<ParsedPost>;

interface Props {
  /** Absent while loading. */
  post: ParsedPost | undefined;
  renderHead: (post: LocalizedPost | undefined) => ReactNode;
  renderShare?: (post: LocalizedPost) => ReactNode;
}

/** The post's page and its preview show it, each with a head of its own. */
export function PostView({ post, renderHead, renderShare }: Props) {
  const [localized] = useLocalized('posts', useNamedPosts(post ? [post] : []));
  return (
    <>
      {renderHead(localized)}
      {localized ? <LoadedPost post={localized} share={renderShare?.(localized)} /> : <PostSkeleton />}
    </>
  );
}

function LoadedPost({ post, share }: { post: LocalizedPost; share: ReactNode }) {
  const content = useTranslatedContent(post);
  return <PostArticle post={{ ...post, content }} back={<BackToBlog />} share={share} />;
}

/** `idAndSlug` is that of the URL. */
function PostHead({ post, idAndSlug }: { post: LocalizedPost; idAndSlug: string }) {
  // An outdated slug is replaced.
  useCanonicalPath(`/blog/${idAndSlug}`, postPath(post.original));
  const { title, excerpt, image, date, modified = date } = post;
  return (
    <>
      <SitePageHead
        title={title}
        description={excerpt}
        ogImage={image && toOgImageUrl(image)}
        type="article"
      />
      <meta property="article:published_time" content={date} />
      <meta property="article:modified_time" content={modified} />
    </>
  );
}

function BackToBlog() {
  const { t } = useLanguage();
  return (
    <Button
      component={LocaleLink}
      to="/blog"
      startIcon={<DirectionalIcon icon={ArrowBack} />}
      // The margin aligns the label with the title, not the button's edge.
      sx={{ marginInlineStart: -1 }}
    >
      {t('Back to the blog')}
    </Button>
  );
}

/** Translated text by text if the post has no Arabic. */
function useTranslatedContent({ content, translations }: ParsedPost): HtmlNode[] {
  const { language } = useLanguage();
  const isUntranslated = language === 'ar' && !translations?.ar.content;
  const translateText = useTranslatedTexts(isUntranslated ? textsOf(content) : []);
  return isUntranslated ? mapTexts(content, translateText) : content;
}

const RELATED_POSTS = 3;

/** The newest other posts; nothing without any. `posts` is absent while loading. */
function RelatedPosts({ posts }: { posts: readonly PostSummary[] | undefined }) {
  const { t } = useLanguage();
  const relatedPosts = useLocalized('posts', posts?.slice(0, RELATED_POSTS) ?? []);
  if (posts?.length === 0) return null;
  return (
    <Section className="no-print" title={t('More from the blog')} tone="band">
      {posts ? (
        <PostGrid posts={relatedPosts} layout="row" />
      ) : (
        <PostGridSkeleton count={RELATED_POSTS} layout="row" />
      )}
    </Section>
  );
}

export default function PostPage() {
  const { t, language } = useLanguage();
  const { idAndSlug = '' } = useParams();
  const id = postIdOf(idAndSlug);
  const newestPosts = postQueries.list({ page: 1 });
  useStartedQuery(newestPosts);
  const post = useContentQuery({ ...postQueries.detail(id, language), enabled: id !== '' });
  const newest = useContentQuery(newestPosts);

  if (id === '') return <NotFound />;
  if (post.data === null) {
    const title = t('This post is no longer online.');
    return <NotFound missing={{ title, to: '/blog', all: t('All posts') }} />;
  }
  if (post.isLoadingError) {
    return (
      <Container maxWidth="md" sx={{ paddingBlock: { xs: 6, md: 10 } }}>
        <FailedLoad
          text={t('This post could not be loaded. Please try again.')}
          retryLabel={t('Retry')}
          onRetry={post.refetch}
        />
      </Container>
    );
  }
  return (
    <>
      <PostView
        post={post.data}
        renderHead={(loaded) =>
          loaded ? <PostHead post={loaded} idAndSlug={idAndSlug} /> : <SitePageHead title={t('Blog')} />
        }
        renderShare={(loaded) => <ShareButton post={loaded} />}
      />
      {!newest.isLoadingError && (
        <RelatedPosts posts={newest.data?.posts.filter((other) => other.id !== id)} />
      )}
      <CallToAction />
    </>
  );
}
