import type { ReactNode } from 'react';
import { Box } from '../../shared/ui/box';
import { Container } from '../../shared/ui/container';
import { HtmlContent } from '../../shared/ui/html/html-content';
import { Image } from '../../shared/ui/image';
import { mainColumn, PostHeader, postColumns } from './post-header';
import type { ParsedPost } from './post-queries';

interface Props {
  post: ParsedPost;
  /** Back link and share buttons, only on the post's page. */
  back?: ReactNode;
  share?: ReactNode;
}

/** The post's page and the panel's preview show it. */
export function PostArticle({ post, back, share }: Props) {
  return (
    <Container component="article" maxWidth="xl" sx={postColumns}>
      <PostHeader post={post} back={back} share={share} />
      {post.image && (
        <Image
          image={post.image}
          picture={post.picture}
          alt=""
          ratio={16 / 9}
          sizes="(min-width: 1280px) 924px, (min-width: 1024px) 72vw, 94vw"
          priority
          sx={mainColumn}
        />
      )}
      <Box sx={{ ...mainColumn, maxInlineSize: '43rem', paddingBlock: { xs: 4, md: 7 } }}>
        <HtmlContent nodes={post.content} />
      </Box>
    </Container>
  );
}
