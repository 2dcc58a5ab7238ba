import { QueryClient } from '@tanstack/react-query';

/**
 * Data is fetched once and kept until something changes it; a failure shows at once, with a way to retry. Offline, too: by default
 * requests would wait for the connection, and be sent when nobody expects it any more.
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
