import type { RecordOf } from '@/lib/contracts/shapes';

export type Delivery = RecordOf<'callbacks.read'>;

/** The status of the transaction that a delivery told of; null where its body tells none. */
export function deliveredStatus({ body }: Pick<Delivery, 'body'>): string | null {
  return typeof body?.status === 'string' ? body.status : null;
}

/** When the change happened that a delivery told of. */
export function changedAt({ body }: Pick<Delivery, 'body'>): string | null {
  return instantIn(body?.updatedAt) ?? instantIn(body?.createdAt);
}

/** When the answer was there; null while there is none. */
export function answeredAt({ createdAt, status, responseTime }: Pick<Delivery, 'createdAt' | 'status' | 'responseTime'>): Date | null {
  const at = Date.parse(createdAt);
  return status === null || responseTime === null || Number.isNaN(at) ? null : new Date(at + responseTime);
}

function instantIn(value: unknown): string | null {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null;
}
