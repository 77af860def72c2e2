import type { RecordOf } from '@/lib/contracts/shapes';
import { addDays, businessDay, dayLast } from '@/lib/format/date';
import { compareReais, type Reais, subtractReais, toReais } from '@/lib/format/money';
import { serviceZone } from '@/lib/format/zone';

type Refunded = Pick<RecordOf<'transactions.read'>, 'refundAmount' | 'refundStatus' | 'refundedAt'>;
type Told = Refunded & Pick<RecordOf<'transactions.read'>, 'type' | 'status' | 'amount' | 'paidAt' | 'createdAt'>;

/** Pix rules: a refund is possible up to 90 days after the payment; the whole last day of business counts. */
export const refundDays = 90;

/** Why a transaction cannot be refunded now: the words are in the messages. */
export type RefundBlock = 'not-received' | 'not-paid' | 'nothing-left' | 'pending' | 'too-late';

/** What is left to give back, a pending refund counted as spent; and what stands in the way, if anything. */
export function refundable(transaction: Told, now: Date): { remainder: Reais; until: string; reason: RefundBlock | null } {
  const remainder = subtractReais(transaction.amount, refundedOf(transaction));
  const until = dayLast(addDays(businessDay(transaction.paidAt ?? transaction.createdAt, serviceZone), refundDays), serviceZone);
  return { remainder, until, reason: blockOf(transaction, remainder, new Date(until), now) };
}

/** What has been or is being given back. A refund that failed leaves its amount on record, unless an earlier one went through. */
export function refundedOf({ refundAmount, refundStatus, refundedAt }: Refunded): Reais {
  const failed = refundStatus === 'CANCELED' && refundedAt === null;
  return failed ? toReais(0) : (refundAmount ?? toReais(0));
}

function blockOf({ type, status, refundStatus }: Told, remainder: Reais, until: Date, now: Date): RefundBlock | null {
  if (type !== 'DEPOSIT') return 'not-received';
  if (refundStatus === 'PENDING' || status === 'WAITING_FOR_REFUND') return 'pending';
  if (status !== 'COMPLETED') return status === 'REFUNDED' ? 'nothing-left' : 'not-paid';
  if (compareReais(remainder, toReais(0)) <= 0) return 'nothing-left';
  return now > until ? 'too-late' : null;
}

const over = new Set(['CLOSED', 'CANCELLED']);

/** The infraction that keeps a refund off: any that is neither closed nor withdrawn. */
export function openInfraction(transaction: Pick<RecordOf<'transactions.read'>, 'infractions'>) {
  return transaction.infractions?.find(({ status }) => status === null || !over.has(status)) ?? null;
}
