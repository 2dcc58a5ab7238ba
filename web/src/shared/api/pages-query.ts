import type { LinkedPagination } from '@alnafitha/contract';
import { queryOptions } from '@tanstack/react-query';
import { CONTENT_STALE_TIME } from './use-content-query';

interface Pages<Response> {
  /** Of all pages of the list. */
  listKey: readonly unknown[];
  page: number;
  fetchPage: (after: string | undefined) => Promise<Response>;
  append: (before: Response, response: Response) => Response;
}

/**
 * A page of a list that grows: the entries of the page, after those of the pages that this visit loaded
 * before it. A visit that begins with a later page has that page alone.
 */
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
      const response = await fetchPage(before?.pagination.next);
      return before ? append(before, response) : response;
    },
    staleTime: CONTENT_STALE_TIME,
    // A later page is made of the earlier ones.
    gcTime: Number.POSITIVE_INFINITY,
  });
}
