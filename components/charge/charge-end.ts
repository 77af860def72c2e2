'use client';

import { useEndpointQuery } from '@/lib/client/query/use-read';
import { operations } from '@/lib/contracts/office/operations';
import type { Operation } from '@/lib/contracts/office/operations.shape';
import { chargeQuery } from './charge-query';

type Timed = { readonly id: string; readonly createdAt: string };

/** The charges made here lately: as many as the longest list shows, which is what a list needs its clocks for. */
const latestQuery = { kind: ['charges.create'] as const, state: ['done'] as const, page: 1, limit: 100 };

/** Who made a charge, and when it expires: from its creation on, for the time that was asked for. Both null where nobody here made it. */
export function useChargeMaking(charge: Timed): { staff: string | null; end: string | null } {
  const reading = useEndpointQuery(operations.list, { query: chargeQuery(charge.id) }, { staleTime: 60_000 });
  const operation = reading.data?.items[0];
  return { staff: operation?.staff ?? null, end: endOf(charge, operation) };
}

/** When one row of a list expires; null where it was not made here. */
export function useChargeEnd(charge: Timed): string | null {
  const { data } = useEndpointQuery(operations.list, { query: latestQuery }, { staleTime: 10_000 });
  return endOf(
    charge,
    data?.items.find(({ transactionId }) => transactionId === charge.id),
  );
}

/** When a charge expires that an operation made; null where it was not made here. */
export function endOf({ createdAt }: Timed, operation: Operation | null | undefined): string | null {
  if (!operation?.expiresIn) return null;
  return new Date(Date.parse(createdAt) + operation.expiresIn * 1000).toISOString();
}
