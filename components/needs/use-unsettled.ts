'use client';

import { useEndpointQuery } from '@/lib/client/use-read';
import { operations } from '@/lib/contracts/office/operations';

export const unsettledQuery = { state: ['sending', 'unknown'] as const, page: 1, limit: 20 };

/** The operations whose outcome is unknown. */
export function useUnsettled(enabled: boolean) {
  return useEndpointQuery(operations.list, { query: unsettledQuery }, { enabled });
}
