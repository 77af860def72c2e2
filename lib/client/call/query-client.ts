import { QueryClient } from '@tanstack/react-query';
import { mayRetry, retryDelay } from './retry';

/**
 * The query client: reads are retried by `mayRetry`, writes never. Without a network a call fails at once; a held-back write would be sent
 * later, when nobody expects it.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: mayRetry, retryDelay, staleTime: 10_000, refetchOnWindowFocus: true, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
