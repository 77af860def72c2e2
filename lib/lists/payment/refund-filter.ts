import { refundParts } from '@/lib/domain/payment/refund-parts';
import { isZeroReais } from '@/lib/format/money/money';

const field = { kind: 'one', values: ['returned', 'pending', 'failed'] } as const;

/** What became of the refunds of a payment, whole or in part. The service filters whole ones alone, by their status. */
export const refundFilter = { refund: { field, keeps: hasRefund } };

export const refundFields = { refund: field };

/** Where an earlier refund was made and another one failed or is under way, a payment is under both. */
function hasRefund(payment: Parameters<typeof refundParts>[0], value: unknown): boolean {
  const { state, returned } = refundParts(payment);
  if (value !== 'returned') return state === value;
  return state === 'done' || (state !== 'none' && (returned === null || !isZeroReais(returned)));
}
