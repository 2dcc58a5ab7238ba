import { BLOG_CATEGORIES, type EndpointResponse, type listPosts, localize } from '@alnafitha/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useContentQuery } from '../../../shared/api/use-content-query';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useLocalized } from '../../../shared/i18n/translation/use-localized';
import { postQueries } from '../../../shared/posts/post-queries';
import type { BlogFilter } from './use-blog-filter';

type PostPage = EndpointResponse<typeof listPosts>;

/** `value` is the category as stored, `label` in the visitor's language. */
export interface BlogCategory {
  value: string;
  label: string;
}

/** A page of posts, and the suggested categories with those of all loaded posts. */
export function usePosts({ page, category }: BlogFilter) {
  const client = useQueryClient();
  const { language, translateIfKnown } = useLanguage();
  // The previous page, if loaded, has the cursor of this one.
  const before = client.getQueryData(postQueries.list({ page: page - 1, category }).queryKey);
  const query = useContentQuery(postQueries.list({ page, category, after: before?.pagination.next }));
  const response = query.isPlaceholderData ? undefined : query.data;
  const posts = useLocalized('posts', response?.posts ?? []);

  const loaded = client
    .getQueriesData<PostPage>({ queryKey: ['posts', 'list'] })
    .flatMap(([, list]) => list?.posts.map((post) => localize(post, language)) ?? []);
  const labels = new Map([...loaded, ...posts].map((post) => [post.original.category, post.category]));
  const values = new Set([
    ...BLOG_CATEGORIES,
    ...labels.keys(),
    ...(category === undefined ? [] : [category]),
  ]);
  return {
    posts,
    categories: [...values].map(
      (value): BlogCategory => ({ value, label: translateIfKnown(labels.get(value) ?? value) }),
    ),
    totalItems: response?.pagination.totalItems ?? 0,
    totalPages: response?.pagination.totalPages ?? 0,
    isLoading: !query.isError && !response,
    isError: query.isError,
  };
}
