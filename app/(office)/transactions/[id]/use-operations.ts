'use client';

import { useEndpointQuery } from '@/lib/client/query/use-read';
import { operations } from '@/lib/contracts/office/operations';
import type { Operation } from '@/lib/contracts/office/operations.shape';
import { operationsQuery } from './operations-query';

/** What was done here with a transaction: what made it, null where another system did, and its refunds, the newest first. */
export interface OwnOperations {
  readonly creation: Operation | null;
  readonly refunds: readonly Operation[];
}

const creations: ReadonlySet<string> = new Set([
  'charges.create',
  'withdrawals.create',
  'withdrawals.createFromQrCode',
  'transfers.create',
]);

export function useOperations(transactionId: string, enabled: boolean): OwnOperations {
  const { data } = useEndpointQuery(operations.list, { query: operationsQuery(transactionId) }, { enabled });
  const items = data?.items ?? [];
  return {
    creation: items.find(({ kind }) => creations.has(kind)) ?? null,
    refunds: items.filter(({ kind }) => kind === 'refunds.create'),
  };
}
