import type { LinkedPagination } from '@alnafitha/contract';
import { hashKey, type QueryKey, queryOptions } from '@tanstack/react-query';
import { CONTENT_STALE_TIME } from './use-content-query';

interface Pages<Response> {
  /** Key of the whole list. */
  listKey: readonly unknown[];
  page: number;
  fetchPage: (page: number, after: string | undefined) => Promise<Response>;
  append: (before: Response, response: Response) => Response;
}

/** The entries of a growing list up to a page; loads the pages that this visit has not loaded yet. */
export function pagesQuery<Response extends { pagination: LinkedPagination }>({
  listKey,
  page,
  fetchPage,
  append,
}: Pages<Response>) {
  const keyOf = (number: number) => [...listKey, number];
  return queryOptions({
    queryKey: keyOf(page),
    queryFn: async ({ client }): Promise<Response> => {
      const before = client.getQueryData<Response>(keyOf(page - 1));
      let loaded = before ?? (await fetchPage(1, undefined));
      // Each page begins at the cursor of the one before: Firestore bills the documents that an offset skips.
      for (let next = before ? page : 2; next <= Math.min(page, loaded.pagination.totalPages); next += 1)
        loaded = append(loaded, await fetchPage(next, loaded.pagination.next));
      return loaded;
    },
    staleTime: CONTENT_STALE_TIME,
    // Later pages are built from the earlier ones.
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** Whether two keys are of pages of one list: its entries stay until more follow, but not those of another. */
export function isSameList(key: QueryKey, other: QueryKey = []): boolean {
  return hashKey(key.slice(0, -1)) === hashKey(other.slice(0, -1));
}
