import { compareReais, isZeroReais, type Reais, subtractReais, toReais } from '@/lib/format/money';
import type { RecordOf } from './shapes';

type Told = Pick<RecordOf<'transactions.read'>, 'type' | 'status' | 'amount' | 'refundAmount' | 'refundStatus' | 'paidAt' | 'createdAt'>;

/** Pix rules: a refund is possible up to 90 days after the payment. */
export const refundDays = 90;

/** Why a transaction cannot be refunded now: the words are in the messages. */
export type RefundBlock = 'not-received' | 'not-paid' | 'nothing-left' | 'pending' | 'too-late';

/** What is left to give back, a pending refund counted as spent; and what stands in the way, if anything. */
export function refundable(transaction: Told, now: Date): { remainder: Reais; until: string; reason: RefundBlock | null } {
  const refunded = transaction.refundStatus === 'CANCELED' ? toReais(0) : (transaction.refundAmount ?? toReais(0));
  const remainder = subtractReais(transaction.amount, refunded);
  const paid = new Date(transaction.paidAt ?? transaction.createdAt);
  const until = new Date(paid.getTime() + refundDays * 86_400_000);
  return { remainder, until: until.toISOString(), reason: blockOf(transaction, remainder, until, now) };
}

function blockOf({ type, status, refundStatus }: Told, remainder: Reais, until: Date, now: Date): RefundBlock | null {
  if (type !== 'DEPOSIT') return 'not-received';
  if (refundStatus === 'PENDING') return 'pending';
  if (status !== 'COMPLETED') return status === 'REFUNDED' ? 'nothing-left' : 'not-paid';
  if (isZeroReais(remainder) || compareReais(remainder, toReais(0)) < 0) return 'nothing-left';
  return now > until ? 'too-late' : null;
}

const over = new Set(['CLOSED', 'CANCELLED']);

/** The infraction that keeps a refund off: any that is neither closed nor withdrawn. */
export function openInfraction(transaction: Pick<RecordOf<'transactions.read'>, 'infractions'>) {
  return transaction.infractions?.find(({ status }) => status === null || !over.has(status)) ?? null;
}
