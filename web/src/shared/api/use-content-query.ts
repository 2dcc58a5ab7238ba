import {
  type FetchQueryOptions,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { use } from 'react';

/** How long rarely changing lists stay fresh, in milliseconds. */
export const CONTENT_STALE_TIME = 5 * 60_000;

type Query<D, K extends QueryKey> = UseQueryOptions<D, Error, D, K> & FetchQueryOptions<D, Error, D, K>;

/** Without `isError`, which is also true of data that could not be refreshed: what is shown stays. */
type ContentResult<D> = Pick<
  UseQueryResult<D>,
  'data' | 'isPending' | 'isLoading' | 'isLoadingError' | 'isPlaceholderData' | 'refetch'
>;

/** A query of content: pending in the browser, awaited by the component on the server. */
export function useContentQuery<D, K extends QueryKey>(query: Query<D, K>): ContentResult<D> {
  const client = useQueryClient();
  const result = useQuery(query);
  // React matches promises by call order, so `use` is called for loaded data, too.
  if (import.meta.env.SSR && query.enabled !== false) use(client.fetchQuery(query));
  return result;
}

/** Starts a query on the server that the component awaits after another one. */
export function useStartedQuery<D, K extends QueryKey>(query: Query<D, K>): void {
  const client = useQueryClient();
  if (import.meta.env.SSR && query.enabled !== false) void client.prefetchQuery(query);
}
