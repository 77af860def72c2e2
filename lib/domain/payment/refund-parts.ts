import type { Transaction } from '@/lib/contracts/shapes';
import { type Reais, toReais } from '@/lib/format/money/money';

type Refunded = Pick<Transaction, 'refundAmount' | 'refundStatus' | 'refundedAt'> & { readonly status?: Transaction['status'] };

/** The state of the latest refund. */
export type RefundState = 'none' | 'pending' | 'done' | 'failed';

/**
 * The amounts of a payment, in reais, that were refunded, are being refunded, or failed to be. Null where the service does not return the
 * amount.
 */
export interface RefundParts {
  readonly state: RefundState;
  readonly returned: Reais | null;
  readonly returning: Reais | null;
  /** Asked for, and failed: it is still here. */
  readonly failed: Reais | null;
  /** Returned and returning together: all that is no longer ours. */
  readonly total: Reais | null;
}

const zero = toReais(0);

/** The words for both the refund and, in a newer version, the transaction. */
const states: Readonly<Record<string, RefundState>> = {
  PENDING: 'pending',
  WAITING_FOR_REFUND: 'pending',
  COMPLETED: 'done',
  REFUNDED: 'done',
  CANCELED: 'failed',
};

/**
 * Reads the refund fields of a transaction, which tell one sum for all its refunds and the state of the latest one. While it is pending, the
 * sum includes it. Once it failed, the sum is what earlier ones returned; without an earlier one, it is what failed.
 */
export function refundParts({ refundAmount: sum, refundStatus, refundedAt, status }: Refunded): RefundParts {
  const state = stateOf({ refundStatus, status, sum });
  const earlier = refundedAt !== null;
  switch (state) {
    case 'none':
      return { state, returned: zero, returning: zero, failed: zero, total: zero };
    case 'pending':
      return { state, returned: earlier ? null : zero, returning: earlier ? null : sum, failed: zero, total: sum };
    case 'done':
      return { state, returned: sum, returning: zero, failed: zero, total: sum };
    case 'failed':
      return earlier
        ? { state, returned: sum, returning: zero, failed: null, total: sum }
        : { state, returned: zero, returning: zero, failed: sum, total: zero };
  }
}

function stateOf({
  refundStatus,
  status,
  sum,
}: {
  refundStatus: string | null;
  status: string | undefined;
  sum: Reais | null;
}): RefundState {
  const reported = states[refundStatus ?? ''];
  if (reported) return reported;
  if (status === 'WAITING_FOR_REFUND') return 'pending';
  // An amount with an unknown status counts as refunded, so that the remainder is never too high.
  return status === 'REFUNDED' || sum !== null ? 'done' : 'none';
}

/** Whether any of the transactions has a refund that has not ended; the service may end it without a callback. */
export function hasPendingRefund(rows: readonly Refunded[] = []): boolean {
  return rows.some((row) => refundParts(row).state === 'pending');
}
