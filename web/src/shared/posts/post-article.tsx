import type { ReactNode } from 'react';
import { Container } from '../ui/container';
import { HtmlContent } from '../ui/html/html-content';
import { Image } from '../ui/image';
import { PostHeader } from './post-header';
import type { ParsedPost } from './post-queries';

interface Props {
  post: ParsedPost;
  /** Link to the blog and share buttons, only on the post's page. */
  back?: ReactNode;
  share?: ReactNode;
}

/** A post, on its page and in the preview of the admin panel. */
export function PostArticle({ post, back, share }: Props) {
  return (
    <article>
      <PostHeader post={post} back={back} share={share} />
      {post.image && (
        <Container maxWidth="lg" sx={{ marginBlockEnd: { xs: 4, md: 6 } }}>
          <Image
            image={post.image}
            picture={post.picture}
            alt=""
            ratio={16 / 9}
            sizes="(min-width: 1024px) 976px, 94vw"
            priority
            sx={{ borderRadius: 2 }}
          />
        </Container>
      )}
      <Container maxWidth="md" sx={{ paddingBlockEnd: { xs: 6, md: 9 } }}>
        <HtmlContent nodes={post.content} />
      </Container>
    </article>
  );
}
