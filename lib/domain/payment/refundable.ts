import type { RecordOf } from '@/lib/contracts/shapes';
import { transactionKind } from '@/lib/domain/transaction-kind';
import { addDays, businessDay, dayLast } from '@/lib/format/date';
import { compareReais, type Reais, subtractReais, toReais } from '@/lib/format/money/money';
import { serviceZone } from '@/lib/format/zone';
import { refundParts } from './refund-parts';

type RefundFacts = Pick<
  RecordOf<'transactions.read'>,
  | 'method'
  | 'endToEndId'
  | 'payerAccountNumber'
  | 'receiverAccountNumber'
  | 'type'
  | 'status'
  | 'amount'
  | 'paidAt'
  | 'createdAt'
  | 'refundAmount'
  | 'refundStatus'
  | 'refundedAt'
>;

/** Pix rules: a refund is possible up to 90 days after the payment, including the whole last business day. */
export const refundDays = 90;

/** Why a transaction cannot be refunded now; the texts are in the messages. */
export type RefundBlock = 'not-received' | 'internal' | 'not-paid' | 'nothing-left' | 'pending' | 'too-late';

/** The amount left to refund, counting a pending refund as spent; and the reason that blocks a refund, if any. */
export function refundable(transaction: RefundFacts, now: Date): { remainder: Reais; until: string; reason: RefundBlock | null } {
  const remainder = subtractReais(transaction.amount, refundParts(transaction).total ?? toReais(0));
  const until = dayLast(addDays(businessDay(transaction.paidAt ?? transaction.createdAt, serviceZone), refundDays), serviceZone);
  return { remainder, until, reason: blockOf(transaction, remainder, new Date(until), now) };
}

function blockOf(transaction: RefundFacts, remainder: Reais, until: Date, now: Date): RefundBlock | null {
  const { type, status } = transaction;
  if (type !== 'DEPOSIT') return 'not-received';
  if (transactionKind(transaction) === 'INTERNAL_TRANSFER') return 'internal';
  if (refundParts(transaction).state === 'pending' || status === 'WAITING_FOR_REFUND') return 'pending';
  if (status !== 'COMPLETED') return status === 'REFUNDED' ? 'nothing-left' : 'not-paid';
  if (compareReais(remainder, toReais(0)) <= 0) return 'nothing-left';
  return now > until ? 'too-late' : null;
}

const over = new Set(['CLOSED', 'CANCELLED']);

/** The infraction that blocks a refund: any that is neither closed nor withdrawn. */
export function openInfraction(transaction: Pick<RecordOf<'transactions.read'>, 'infractions'>) {
  return transaction.infractions?.find(({ status }) => status === null || !over.has(status)) ?? null;
}
