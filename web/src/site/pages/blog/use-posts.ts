import { BLOG_CATEGORIES, type EndpointResponse, type listPosts } from '@alnafitha/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslated } from '../../../shared/i18n/translation/use-translated';
import { postQueries } from '../../../shared/posts/post-queries';
import type { BlogFilter } from './use-blog-filter';

type PostPage = EndpointResponse<typeof listPosts>;

/** A page of posts with their translations; `isLoading` while either is pending. */
export function usePosts({ page, category }: BlogFilter) {
  const client = useQueryClient();
  // The previous page, if loaded, has the cursor of this one.
  const before = client.getQueryData(postQueries.list({ page: page - 1, category }).queryKey);
  const query = useQuery(postQueries.list({ page, category, after: before?.pagination.next }));
  const response = query.isPlaceholderData ? undefined : query.data;
  const posts = response?.posts ?? [];

  const seen = client
    .getQueriesData<PostPage>({ queryKey: ['posts', 'list'] })
    .flatMap(([, loaded]) => loaded?.posts.map((post) => post.category) ?? []);
  const categories = [
    ...new Set([...BLOG_CATEGORIES, ...seen, ...(category === undefined ? [] : [category])]),
  ];

  const texts = posts.flatMap(({ title, excerpt }) => [title, excerpt]);
  const { translateContent, isPending } = useTranslated([...categories, ...texts]);
  return {
    posts,
    categories,
    translateContent,
    totalItems: response?.pagination.totalItems ?? 0,
    totalPages: response?.pagination.totalPages ?? 0,
    isLoading: !query.isError && (!response || isPending),
    isError: query.isError,
  };
}
