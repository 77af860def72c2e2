import type { Units } from '@/sandbox/money';
import type { Happening } from './happening';

export interface Effect {
  readonly available: Units;
  readonly blocked: Units;
}

const nothing: Effect = { available: 0n, blocked: 0n };

/** What a transaction, as it stands now, has done to the balance of its account. */
export function effectOf(happening: Happening): Effect {
  const { type, amount, serviceFeeCharged } = happening.transaction;
  const fee = serviceFeeCharged ?? 0n;
  return type === 'WITHDRAW' || type === 'INTERNAL_TRANSFER' ? outgoing(happening, amount + fee) : incoming(happening, amount - fee);
}

/** A withdrawal is taken off when it is asked for and comes back when it fails. */
function outgoing({ transaction }: Happening, total: Units): Effect {
  if (transaction.status === 'COMPLETED') return { available: -total, blocked: 0n };
  return transaction.status === 'PENDING' ? { available: -total, blocked: total } : nothing;
}

function incoming({ transaction, infraction }: Happening, kept: Units): Effect {
  const { status, amount, refundStatus, refundAmount } = transaction;
  if (status !== 'COMPLETED' && status !== 'WAITING_FOR_REFUND' && status !== 'REFUNDED') return nothing;
  const refund = refundStatus === 'CANCELED' ? 0n : (refundAmount ?? 0n);
  const contested = infraction && infraction.status !== 'CLOSED' && infraction.status !== 'CANCELLED' ? amount : 0n;
  return { available: kept - refund - contested, blocked: (refundStatus === 'PENDING' ? refund : 0n) + contested };
}
