import { BLOG_PAGE_SIZE, type getPost, type listPosts, POST_PATHS, type Post } from '@alnafitha/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { CONTENT_LIFETIME } from '../api/lifetime';
import { type Address, request, requestOrNull } from '../api/request';
import type { HtmlNode } from '../ui/html/html-node';

const listAddress: Address<typeof listPosts> = { method: 'GET', path: POST_PATHS.list };
const detailAddress: Address<typeof getPost> = { method: 'GET', path: POST_PATHS.item };

interface PostFilter {
  page: number;
  /** Undefined for all categories. */
  category?: string | undefined;
  /** The `next` cursor of the previous page, if the visitor comes from there. */
  after?: string | undefined;
}

export const postQueries = {
  list: ({ page, category, after }: PostFilter) =>
    queryOptions({
      // Without `after`: the cursor does not change what is on the page.
      queryKey: ['posts', 'list', category ?? 'all', page],
      queryFn: () => request(listAddress, { query: { category, page, limit: BLOG_PAGE_SIZE, after } }),
      placeholderData: keepPreviousData,
      staleTime: CONTENT_LIFETIME,
    }),
  /** `null` if the post does not exist. */
  detail: (id: string) =>
    queryOptions({
      queryKey: ['posts', 'detail', id],
      queryFn: () => readPost(id),
      staleTime: CONTENT_LIFETIME,
    }),
};

/** A post with parsed HTML. */
export type ReadPost = Omit<Post, 'content' | 'contentPictures'> & { content: HtmlNode[] };

/** The HTML parser is large: it loads in parallel with the post, and never on a server-rendered page. */
async function readPost(id: string): Promise<ReadPost | null> {
  const [post, { parseHtml }] = await Promise.all([
    requestOrNull(detailAddress, { params: { id } }),
    import('../ui/html/parse-html'),
  ]);
  if (!post) return null;
  const { contentPictures, ...others } = post;
  return { ...others, content: parseHtml(post.content, contentPictures) };
}
