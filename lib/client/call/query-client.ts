import { QueryClient } from '@tanstack/react-query';
import { mayRetry, retryDelay } from './retry';

/**
 * Reads are tried again by `mayRetry`, writes never. Without a network a call fails at once and says so: held back,
 * a write would go out later, when nobody expects it any more.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: mayRetry, retryDelay, staleTime: 10_000, refetchOnWindowFocus: true, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
