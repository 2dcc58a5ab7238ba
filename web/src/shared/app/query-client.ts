import { QueryClient } from '@tanstack/react-query';

/**
 * Data is fetched once and stays fresh until a mutation invalidates it; a failure shows at once, with a way
 * to retry. Offline too: by default TanStack Query would pause requests and send them on reconnection, when
 * nobody expects them any more.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
