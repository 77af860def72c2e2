'use client';

import { useEndpointQuery } from '@/lib/client/use-read';
import { operations } from '@/lib/contracts/office/operations';
import type { Operation } from '@/lib/contracts/office/operations.shape';

const none: readonly Operation[] = [];

/** The refunds of a transaction that were asked for here, the newest first. The service keeps only their sum. */
export function useRefunds(transactionId: string, enabled: boolean): readonly Operation[] {
  const query = { transactionId, kind: ['refunds.create'] as const, page: 1, limit: 50 };
  const reading = useEndpointQuery(operations.list, { query }, { enabled });
  return reading.data?.items ?? none;
}
