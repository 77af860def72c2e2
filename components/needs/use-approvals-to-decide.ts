'use client';

import { useEndpointQuery } from '@/lib/client/query/use-read';
import { approvals } from '@/lib/contracts/office/approvals/approvals';

const query = { scope: 'mine-to-decide', page: 1, limit: 1 } as const;

/** The requests of others that the reader may decide: how many, and the one that lapses first. */
export function useApprovalsToDecide(enabled: boolean) {
  return useEndpointQuery(approvals.list, { query }, { enabled });
}
