import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error';
import { sessionQueries } from '../session/session-queries';

/**
 * Data is fetched once and kept until something changes it; a failure shows at once, with a way to retry.
 * A 401 on any of the panel's calls means that the session has ended: the guard then leads to the login.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
    queryCache: new QueryCache({ onError: (error, query) => endSession(error, query.queryKey) }),
    mutationCache: new MutationCache({
      onError: (error, _, __, mutation) => endSession(error, mutation.options.mutationKey),
    }),
  });

  function endSession(error: Error, key: readonly unknown[] | undefined) {
    if (error instanceof ApiError && error.status === 401 && key?.[0] === 'admin') {
      client.setQueryData(sessionQueries.admin.queryKey, null);
    }
  }

  return client;
}
