import type { Operation } from '@/lib/contracts/office/operations.shape';
import type { Transaction } from '@/lib/contracts/shapes';
import { compareReais, subtractReais, toReais } from '@/lib/format/money/money';
import { refundParts } from './refund-parts';

type Ask = Pick<Operation, 'id' | 'state' | 'amount' | 'createdAt' | 'refundBefore'>;
type RefundFields = Pick<Transaction, 'refundAmount' | 'refundStatus' | 'refundedAt'>;

/** The outcome of a refund that the service accepted. */
export type RefundOutcome = 'pending' | 'done' | 'failed';

/**
 * The outcome of each refund requested here. The service returns only the state of the latest. A refund begins only after the one before
 * has ended, so the refund fields that the next request found give the outcome of the one before, and the transaction's own fields that of
 * the last.
 */
export function refundOutcomes(asked: readonly Ask[], transaction: RefundFields): ReadonlyMap<string, RefundOutcome> {
  const taken = asked.filter(({ state }) => state === 'done').toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
  return new Map(taken.map((ask, index) => [ask.id, outcomeOf(ask, taken[index + 1]?.refundBefore ?? transaction)]));
}

function outcomeOf({ amount, refundBefore }: Ask, after: RefundFields): RefundOutcome {
  const { state, total } = refundParts(after);
  if (state === 'pending') return 'pending';
  const earlier = refundBefore ? refundParts(refundBefore).total : toReais(0);
  if (amount === null || total === null || earlier === null) return state === 'failed' ? 'failed' : 'done';
  return compareReais(subtractReais(total, earlier), amount) >= 0 ? 'done' : 'failed';
}
