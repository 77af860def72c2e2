import type { RecordOf } from '@/lib/contracts/shapes';

export type Delivery = RecordOf<'callbacks.read'>;

/** The transaction status in a delivery; null where its body has none. */
export function deliveredStatus({ body }: Pick<Delivery, 'body'>): string | null {
  return typeof body?.status === 'string' ? body.status : null;
}

/** When the delivered change happened. */
export function changedAt({ body }: Pick<Delivery, 'body'>): string | null {
  return instantIn(body?.updatedAt) ?? instantIn(body?.createdAt);
}

/** When the answer arrived; null while there is none. */
export function answeredAt({ createdAt, status, responseTime }: Pick<Delivery, 'createdAt' | 'status' | 'responseTime'>): Date | null {
  const at = Date.parse(createdAt);
  return status === null || responseTime === null || Number.isNaN(at) ? null : new Date(at + responseTime);
}

function instantIn(value: unknown): string | null {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null;
}
