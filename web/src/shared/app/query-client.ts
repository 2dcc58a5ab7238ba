import { QueryClient } from '@tanstack/react-query';

/**
 * Data stays fresh until a mutation invalidates it; a failure shows at once with a retry, also offline: by
 * default, TanStack Query would pause requests and send them when nobody expects them any more.
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
