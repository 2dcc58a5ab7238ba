import { QueryClient } from '@tanstack/react-query';

/** Data is fetched once and kept until something changes it; a failure shows at once, with a way to retry. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
}
