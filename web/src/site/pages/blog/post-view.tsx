import ArrowBack from 'icon:ArrowBack';
import { type Localized, postPath, toOgImageUrl } from '@alnafitha/contract';
import { useContext, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useLocalized, useTranslatedTexts } from '../../../shared/i18n/translation/use-localized';
import { PostArticle } from '../../../shared/posts/post-article';
import type { ParsedPost } from '../../../shared/posts/post-queries';
import { Button } from '../../../shared/ui/button';
import { DirectionalIcon } from '../../../shared/ui/directional-icon';
import { type HtmlNode, mapTexts, textsOf } from '../../../shared/ui/html/html-node';
import { LocaleLink } from '../../../shared/ui/locale-link';
import { SitePageHead } from '../../layout/site-page-head';
import { ResponseContext } from '../../ui/response-context';
import { PostSkeleton } from './post-skeleton';
import { ShareButton } from './share-button';

interface Props {
  /** Absent while it is loading. */
  post: ParsedPost | undefined;
  /** The id and slug in the URL. */
  idAndSlug: string;
}

export function PostView({ post, idAndSlug }: Props) {
  const [localized] = useLocalized('posts', post ? [post] : []);
  return localized ? <LoadedPost post={localized} idAndSlug={idAndSlug} /> : <PostSkeleton />;
}

function LoadedPost({ post, idAndSlug }: { post: Localized<ParsedPost>; idAndSlug: string }) {
  const content = useTranslatedContent(post);
  useCanonicalUrl(post.original, idAndSlug);
  return (
    <>
      <SitePageHead
        title={post.title}
        description={post.excerpt}
        ogImage={post.image && toOgImageUrl(post.image)}
        type="article"
      />
      <PostArticle post={{ ...post, content }} back={<BackToBlog />} share={<ShareButton post={post} />} />
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
      // Aligns the label, not the button's edge, with the title.
      sx={{ marginInlineStart: -1 }}
    >
      {t('Back to the blog')}
    </Button>
  );
}

/** The post's content, translated text by text if the post has no Arabic of it. */
function useTranslatedContent({ content, translations }: ParsedPost): HtmlNode[] {
  const { language } = useLanguage();
  const isUntranslated = language === 'ar' && !translations?.ar.content;
  const translateText = useTranslatedTexts(isUntranslated ? textsOf(content) : []);
  return isUntranslated ? mapTexts(content, translateText) : content;
}

/** Replaces an outdated slug in the URL. */
function useCanonicalUrl(post: ParsedPost, idAndSlug: string): void {
  const navigate = useNavigate();
  const { localePath } = useLanguage();
  const { search, hash } = useLocation();
  const path = localePath(postPath(post));
  const response = useContext(ResponseContext);
  const isElsewhere = localePath(`/blog/${idAndSlug}`) !== path;
  if (import.meta.env.SSR && isElsewhere) response.location = path + search;
  useEffect(() => {
    if (isElsewhere) navigate({ pathname: path, search, hash }, { replace: true });
  }, [path, isElsewhere, search, hash, navigate]);
}
