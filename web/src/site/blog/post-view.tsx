import { cardAddress, postPath } from '@alnafitha/contract';
import { useContext, useEffect } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import type { ReadPost } from '../../content/post-queries';
import { useTranslated } from '../../language/translation/use-translated';
import { Container } from '../../ui/container';
import { HtmlContent } from '../../ui/html/html-content';
import { textsOf } from '../../ui/html/html-node';
import { Picture } from '../../ui/picture';
import { ResponseContext } from '../../ui/response';
import { SitePageHead } from '../layout/site-page-head';
import { PostHeader } from './post-header';
import { PostSkeleton } from './post-skeleton';

interface Props {
  /** Absent while it is on its way. */
  post: ReadPost | undefined;
  /** By which the address names the post. */
  idAndSlug: string;
}

export function PostView({ post, idAndSlug }: Props) {
  return post ? <LoadedPost post={post} idAndSlug={idAndSlug} /> : <PostSkeleton />;
}

function LoadedPost({ post, idAndSlug }: { post: ReadPost; idAndSlug: string }) {
  const { title, excerpt, category, author, content } = post;
  const { tr, isPending } = useTranslated([title, excerpt, category, author, ...textsOf(content)]);
  useRightAddress(post, idAndSlug);

  if (isPending) return <PostSkeleton />;
  return (
    <article>
      <SitePageHead
        title={tr(title)}
        description={tr(excerpt)}
        card={post.image && cardAddress(post.image)}
        type="article"
      />
      <PostHeader post={post} tr={tr} />
      {post.image && (
        <Container maxWidth="lg" sx={{ marginBlockEnd: { xs: 4, md: 6 } }}>
          <Picture
            image={post.image}
            picture={post.picture}
            alt=""
            ratio={16 / 9}
            sizes="(min-width: 1024px) 976px, 94vw"
            isUrgent
            sx={{ borderRadius: 2 }}
          />
        </Container>
      )}
      <Container maxWidth="md" sx={{ paddingBlockEnd: { xs: 6, md: 9 } }}>
        <HtmlContent nodes={content} tr={tr} />
      </Container>
    </article>
  );
}

/** Puts the title of today into the address, where that holds another. */
function useRightAddress(post: ReadPost, idAndSlug: string): void {
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const path = postPath(post);
  const response = useContext(ResponseContext);
  const isElsewhere = `/blog/${idAndSlug}` !== path;
  const href = useHref(path);
  if (import.meta.env.SSR && isElsewhere) response.location = href + search;
  useEffect(() => {
    if (isElsewhere) navigate({ pathname: path, search, hash }, { replace: true });
  }, [path, isElsewhere, search, hash, navigate]);
}
