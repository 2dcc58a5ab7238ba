import type { LinkedPagination } from '@alnafitha/contract';
import { queryOptions } from '@tanstack/react-query';
import { CONTENT_STALE_TIME } from './use-content-query';

interface Pages<Response> {
  /** Key of the whole list. */
  listKey: readonly unknown[];
  page: number;
  fetchPage: (after: string | undefined) => Promise<Response>;
  append: (before: Response, response: Response) => Response;
}

/** A page's entries of a growing list, after those of the earlier pages that this visit has loaded. */
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
    // Later pages are built from the earlier ones.
    gcTime: Number.POSITIVE_INFINITY,
  });
}
