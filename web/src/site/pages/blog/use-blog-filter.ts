import { useSearchParams } from 'react-router-dom';
import { pageNumber } from '../../ui/page-number';

export interface BlogFilter {
  page: number;
  /** Absent for all. */
  category: string | undefined;
}

/** Parses the filter from the URL; page 1 for an invalid page. */
export function useBlogFilter() {
  const [search, setSearch] = useSearchParams();
  const category = search.get('category') ?? '';
  const filter: BlogFilter = {
    page: pageNumber(search.get('page')),
    category: category === '' || /^all$/i.test(category) ? undefined : category,
  };
  return { filter, change: (next: BlogFilter) => setSearch(searchOf(next)) };
}

/** The query string of a list page; empty for the first page of all posts. */
export function searchOf({ page, category }: BlogFilter): string {
  return new URLSearchParams({
    ...(category !== undefined && { category }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
}
