import { BLOG_PAGE_SIZE, type getPost, type listPosts } from '@alnafitha/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type Address, request, requestOrNull } from '../api/request';
import { CONTENT_LIFETIME } from './lifetime';

const listAddress: Address<typeof listPosts> = { method: 'GET', path: '/api/blog' };
const detailAddress: Address<typeof getPost> = { method: 'GET', path: '/api/blog/:id' };

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
      queryFn: () => requestOrNull(detailAddress, { params: { id } }),
      staleTime: CONTENT_LIFETIME,
    }),
};
