import type { RecordOf } from '@/lib/contracts/shapes';
import { addDays, businessDay, dayLast } from '@/lib/format/date';
import { compareReais, type Reais, subtractReais, toReais } from '@/lib/format/money';
import { serviceZone } from '@/lib/format/zone';

type Refunded = Pick<RecordOf<'transactions.read'>, 'refundAmount' | 'refundStatus' | 'refundedAt'>;
type RefundFacts = Refunded & Pick<RecordOf<'transactions.read'>, 'type' | 'status' | 'amount' | 'paidAt' | 'createdAt'>;

/** Pix rules: a refund is possible up to 90 days after the payment, including the whole last business day. */
export const refundDays = 90;

/** Why a transaction cannot be refunded now; the texts are in the messages. */
export type RefundBlock = 'not-received' | 'not-paid' | 'nothing-left' | 'pending' | 'too-late';

/** The amount left to refund, counting a pending refund as spent; and the reason that blocks a refund, if any. */
export function refundable(transaction: RefundFacts, now: Date): { remainder: Reais; until: string; reason: RefundBlock | null } {
  const remainder = subtractReais(transaction.amount, refundedOf(transaction));
  const until = dayLast(addDays(businessDay(transaction.paidAt ?? transaction.createdAt, serviceZone), refundDays), serviceZone);
  return { remainder, until, reason: blockOf(transaction, remainder, new Date(until), now) };
}

/** The amount refunded or being refunded. A failed refund leaves its amount in the fields, unless an earlier one succeeded. */
export function refundedOf({ refundAmount, refundStatus, refundedAt }: Refunded): Reais {
  const failed = refundStatus === 'CANCELED' && refundedAt === null;
  return failed ? toReais(0) : (refundAmount ?? toReais(0));
}

function blockOf({ type, status, refundStatus }: RefundFacts, remainder: Reais, until: Date, now: Date): RefundBlock | null {
  if (type !== 'DEPOSIT') return 'not-received';
  if (refundStatus === 'PENDING' || status === 'WAITING_FOR_REFUND') return 'pending';
  if (status !== 'COMPLETED') return status === 'REFUNDED' ? 'nothing-left' : 'not-paid';
  if (compareReais(remainder, toReais(0)) <= 0) return 'nothing-left';
  return now > until ? 'too-late' : null;
}

const over = new Set(['CLOSED', 'CANCELLED']);

/** The infraction that blocks a refund: any that is neither closed nor withdrawn. */
export function openInfraction(transaction: Pick<RecordOf<'transactions.read'>, 'infractions'>) {
  return transaction.infractions?.find(({ status }) => status === null || !over.has(status)) ?? null;
}
