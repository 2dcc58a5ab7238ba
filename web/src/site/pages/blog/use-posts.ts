import {
  categoryKey,
  categoryName,
  foldContent,
  foldSearch,
  LANGUAGES,
  type ListedPost,
  type Localized,
  localize,
  POST_SEARCH_MAX_LENGTH,
  POSTS_PAGE_SIZE,
  type PostSummary,
} from '@alnafitha/contract';
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useContentQuery } from '../../../shared/api/use-content-query';
import { useLanguage } from '../../../shared/i18n/language-context';
import { blockQuery, useBlock } from '../../../shared/i18n/translation/use-block';
import { useLocalized } from '../../../shared/i18n/translation/use-localized';
import { postQueries } from '../../posts/post-queries';
import { pageNumber } from '../../ui/page-number';
import { useHydrated } from '../../ui/use-hydrated';
import { useNamedPosts } from './use-named-posts';

interface BlogFilter {
  /** Page of the list, or of the search's result. */
  page: number;
  /** Absent for all categories. */
  category: string | undefined;
  /** Blank for none. */
  search?: string;
}

/** An invalid page is page 1. */
export function useBlogFilter() {
  const [params, setParams] = useSearchParams();
  // The server renders the page without the search.
  const isHydrated = useHydrated();
  const category = params.get('category') ?? '';
  const search = params.get('search') ?? '';
  const filter = {
    page: pageNumber(params.get('page')),
    category: category === '' || /^all$/i.test(category) ? undefined : category,
    search: isHydrated ? search.slice(0, POST_SEARCH_MAX_LENGTH) : '',
  };
  return {
    filter,
    query: params.toString(),
    change: (next: BlogFilter, options?: { replace: boolean }) => setParams(searchOf(next), options),
  };
}

/** Query string of a page; empty for the first page of all posts. */
export function searchOf({ page, category, search }: BlogFilter): string {
  return new URLSearchParams({
    ...(category !== undefined && { category }),
    ...(search && { search }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
}

/** `value` is the category as stored, `label` in the visitor's language. */
export interface BlogCategory {
  value: string;
  label: string;
}

/** A page of the posts, or of those that a search finds, and the categories of all published posts. */
export function usePosts({ page, category, search }: Required<BlogFilter>) {
  const isSearching = foldSearch(search).trim() !== '';
  const list = useList({ page: isSearching ? 1 : page, category });
  const results = useResults({ page, category: list.category, search: isSearching ? search : '' }, list);
  const localized = useLocalized('posts', useNamedPosts(isSearching ? results.posts : list.posts));
  return {
    ...list,
    ...(isSearching && results),
    posts: localized,
    hasSearchFailed: isSearching && results.hasFailed,
    retrySearch: results.retry,
  };
}

/** A blank search finds nothing. `list` is the first page of the category. */
function useResults(
  { page, category, search }: Required<BlogFilter>,
  list: Pick<ReturnType<typeof useList>, 'isLoading'>,
) {
  const { language } = useLanguage();
  const { data: searched, isError, refetch } = useQuery({ ...postQueries.all(), enabled: search !== '' });
  const matches = useMemo(() => {
    if (search === '' || !searched) return [];
    const chosen = searched.filter((post) => category === undefined || post.category === category);
    const localized = chosen.map((post) => localize(post, language));
    return findPosts(localized, search).map(({ original }) => original);
  }, [searched, category, search, language]);
  return {
    posts: matches.slice((page - 1) * POSTS_PAGE_SIZE, page * POSTS_PAGE_SIZE),
    totalItems: matches.length,
    totalPages: Math.ceil(matches.length / POSTS_PAGE_SIZE),
    isLoading: list.isLoading || (search !== '' && !searched && !isError),
    hasFailed: !searched && isError,
    retry: () => void refetch(),
  };
}

/** Posts with all words in title, excerpt or text, in any spelling; retries with the alternative folding. */
export function findPosts(
  posts: readonly Localized<ListedPost>[],
  search: string,
): readonly Localized<ListedPost>[] {
  const find = (isRetry: boolean) => {
    const words = foldSearch(search, isRetry).split(/[\s\p{Pd}]+/u);
    return posts.filter((post) => {
      const inBoth = LANGUAGES.map((language) => localize(post.original, language));
      const texts = [post, ...inBoth].flatMap(({ title, excerpt }) => [title, excerpt]);
      const text = `${foldContent(texts.join('\n'))} ${post.words ?? ''}`;
      return words.every((word) => text.includes(word));
    });
  };
  const matches = find(false);
  return matches.length > 0 ? matches : find(true);
}

const NO_POSTS: readonly PostSummary[] = [];

function useList({ page, category }: BlogFilter) {
  const client = useQueryClient();
  // The previous page, if loaded, has this one's cursor.
  const before = client.getQueryData(postQueries.list({ page: page - 1, category }).queryKey);
  const query = useContentQuery(postQueries.list({ page, category, after: before?.pagination.next }));
  const response = query.isPlaceholderData ? undefined : query.data;

  // Categories of all posts, so those of the placeholder apply, too.
  const custom = useLocalized('posts', useNamedPosts(query.data?.customCategories ?? []));
  const stored = custom.find(({ original }) => isSame(original.category, category))?.original.category;
  const { isSample } = useBlock('company');
  const known = useBlock('categories').posts;
  const inBoth = useSuspenseQuery(blockQuery('categories')).data;
  const named = [...inBoth.en.posts, ...inBoth.ar.posts].find(
    ({ key, name }) => isSame(name, category) || isSame(key, category),
  );
  const chosen = category && (named?.key ?? stored ?? category);
  const others = custom.filter(({ original }) => !known.some(({ key }) => key === original.category));
  // The sample's are listed without posts, too.
  const listed = known.filter(
    ({ key, isHidden }) =>
      !isHidden && (isSample || custom.some(({ original }) => original.category === key)),
  );
  const categories: BlogCategory[] = [
    ...listed.map(({ key, name }) => ({ value: key, label: name })),
    ...others.map(({ original, category: label }) => ({ value: original.category, label })),
  ];
  const isUnknown = chosen !== undefined && !categories.some(({ value }) => value === chosen);
  if (isUnknown) categories.push({ value: chosen, label: categoryName(known, chosen) });
  return {
    posts: response?.posts ?? NO_POSTS,
    categories,
    /** The category as stored. */
    category: chosen,
    /** No post has the category, or the posts are loading. */
    isUnknown,
    totalItems: response?.pagination.totalItems ?? 0,
    totalPages: response?.pagination.totalPages ?? 0,
    isLoading: !query.isLoadingError && !response,
    isError: query.isLoadingError,
  };
}

function isSame(category: string, other = ''): boolean {
  return categoryKey(category) === categoryKey(other);
}
