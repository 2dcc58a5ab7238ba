import ArrowBack from 'icon:ArrowBack';
import { postPath, toOgImageUrl } from '@alnafitha/contract';
import { useContext, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useTranslated } from '../../../shared/i18n/translation/use-translated';
import { PostArticle } from '../../../shared/posts/post-article';
import type { ParsedPost } from '../../../shared/posts/post-queries';
import { Button } from '../../../shared/ui/button';
import { DirectionalIcon } from '../../../shared/ui/directional-icon';
import { textsOf } from '../../../shared/ui/html/html-node';
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
  return post ? <LoadedPost post={post} idAndSlug={idAndSlug} /> : <PostSkeleton />;
}

function LoadedPost({ post, idAndSlug }: { post: ParsedPost; idAndSlug: string }) {
  const { title, excerpt, category, author, content } = post;
  const { translateContent, isPending } = useTranslated([
    title,
    excerpt,
    category,
    author,
    ...textsOf(content),
  ]);
  useCanonicalUrl(post, idAndSlug);

  if (isPending) return <PostSkeleton />;
  return (
    <>
      <SitePageHead
        title={translateContent(title)}
        description={translateContent(excerpt)}
        ogImage={post.image && toOgImageUrl(post.image)}
        type="article"
      />
      <PostArticle
        post={post}
        translateContent={translateContent}
        back={<BackToBlog />}
        share={
          <ShareButton
            id={post.id}
            title={title}
            shownTitle={translateContent(title)}
            shownExcerpt={translateContent(excerpt)}
          />
        }
      />
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
