import { BLOG_PAGE_SIZE, type getPost, type listPosts, POST_PATHS, type Post } from '@alnafitha/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { CONTENT_LIFETIME } from '../api/lifetime';
import { type Address, request, requestOrNull } from '../api/request';
import type { HtmlNode } from '../ui/html/html-node';

const listAddress: Address<typeof listPosts> = { method: 'GET', path: POST_PATHS.list };
const detailAddress: Address<typeof getPost> = { method: 'GET', path: POST_PATHS.item };

export interface PostFilter {
  page: number;
  /** Absent for all. */
  category?: string | undefined;
  /** The `next` of the page before, where the visitor comes from there. */
  after?: string | undefined;
}

export const postQueries = {
  list: ({ page, category, after }: PostFilter) =>
    queryOptions({
      // How a page is found does not change what is on it.
      queryKey: ['posts', 'list', category ?? 'all', page],
      queryFn: () => request(listAddress, { query: { category, page, limit: BLOG_PAGE_SIZE, after } }),
      placeholderData: keepPreviousData,
      staleTime: CONTENT_LIFETIME,
    }),
  /** `null` where there is no such post. */
  detail: (id: string) =>
    queryOptions({
      queryKey: ['posts', 'detail', id],
      queryFn: () => readPost(id),
      staleTime: CONTENT_LIFETIME,
    }),
};

/** A post whose HTML has been read. */
export type ReadPost = Omit<Post, 'content' | 'contentPictures'> & { content: HtmlNode[] };

/** What reads HTML is large: it comes while the post is on its way, and not at all with a page that came finished. */
async function readPost(id: string): Promise<ReadPost | null> {
  const [post, { parseHtml }] = await Promise.all([
    requestOrNull(detailAddress, { params: { id } }),
    import('../ui/html/parse-html'),
  ]);
  if (!post) return null;
  const { contentPictures, ...others } = post;
  return { ...others, content: parseHtml(post.content, contentPictures) };
}
