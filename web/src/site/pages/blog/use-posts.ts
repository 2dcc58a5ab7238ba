import { BLOG_CATEGORIES, categoryKey, suggestedCategory } from '@alnafitha/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useContentQuery } from '../../../shared/api/use-content-query';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useLocalized } from '../../../shared/i18n/translation/use-localized';
import { postQueries } from '../../../shared/posts/post-queries';
import { pageNumber } from '../../ui/page-number';

interface BlogFilter {
  page: number;
  /** Absent for all categories. */
  category: string | undefined;
}

/** An invalid page is page 1. */
export function useBlogFilter() {
  const [search, setSearch] = useSearchParams();
  const category = search.get('category') ?? '';
  const filter: BlogFilter = {
    page: pageNumber(search.get('page')),
    category: category === '' || /^all$/i.test(category) ? undefined : category,
  };
  return { filter, change: (next: BlogFilter) => setSearch(searchOf(next)) };
}

/** Query string of a list page; empty for the first page of all posts. */
export function searchOf({ page, category }: BlogFilter): string {
  return new URLSearchParams({
    ...(category !== undefined && { category }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
}

/** `value` is the category as stored, `label` in the visitor's language. */
export interface BlogCategory {
  value: string;
  label: string;
}

/** A page of posts, and the suggested categories with those of all published posts. */
export function usePosts({ page, category }: BlogFilter) {
  const client = useQueryClient();
  const { translateIfKnown } = useLanguage();
  // The previous page, if loaded, has this one's cursor.
  const before = client.getQueryData(postQueries.list({ page: page - 1, category }).queryKey);
  const query = useContentQuery(postQueries.list({ page, category, after: before?.pagination.next }));
  const response = query.isPlaceholderData ? undefined : query.data;
  const posts = useLocalized('posts', response?.posts ?? []);

  // Categories of all posts, so those of the placeholder apply, too.
  const custom = useLocalized('posts', query.data?.customCategories ?? []);
  const stored = custom.find(({ original }) => isSame(original.category, category))?.original.category;
  const chosen = category && (suggestedCategory(category) ?? stored ?? category);
  const categories: BlogCategory[] = [
    ...BLOG_CATEGORIES.map((value) => ({ value, label: translateIfKnown(value) })),
    ...custom.map(({ original, category: label }) => ({ value: original.category, label })),
  ];
  const isUnknown = chosen !== undefined && !categories.some(({ value }) => value === chosen);
  if (isUnknown) categories.push({ value: chosen, label: chosen });
  return {
    posts,
    categories,
    /** As stored. */
    category: chosen,
    /** No post has the category; also while loading. */
    isUnknown,
    totalItems: response?.pagination.totalItems ?? 0,
    totalPages: response?.pagination.totalPages ?? 0,
    isLoading: !query.isError && !response,
    isError: query.isError,
  };
}

function isSame(category: string, other = ''): boolean {
  return categoryKey(category) === categoryKey(other);
}
