import type { TransactionSql } from '@/sandbox/database/open-database';
import { postMovements } from '@/sandbox/ledger/post-movements';
import { refundedBefore } from '@/sandbox/refunds/refund-rules';
import { changeTransaction } from '@/sandbox/transactions/change-transaction';
import { changeInfraction } from './change-infraction';
import { releaseDisputed } from './dispute-movements';
import type { Dispute } from './lock-dispute';

/** Delay until the money of a lost dispute leaves the account. */
const settlementDelay = 60_000;

export interface Verdict {
  /** AGREED: the payer was right. CANCELLED: the reporter withdrew the dispute. */
  readonly result: 'AGREED' | 'DISAGREED' | 'CANCELLED';
  readonly details: string | null;
}

/**
 * Closes a dispute. The blocked money is returned to the payer (AGREED) or released. When nothing could be blocked, the payment does not
 * change.
 */
export async function closeInfraction(
  tx: TransactionSql,
  accountId: number,
  { infraction, transaction }: Dispute,
  { result, details }: Verdict,
  at: Date,
): Promise<void> {
  const { held } = infraction;
  const lost = result === 'AGREED' && held > 0n;
  await changeInfraction(
    tx,
    accountId,
    infraction,
    {
      status: result === 'CANCELLED' ? 'CANCELLED' : 'CLOSED',
      analysisResult: result === 'CANCELLED' ? null : result,
      analysisDetails: details,
      held: lost ? held : 0n,
      refundDueAt: lost ? new Date(at.getTime() + settlementDelay).toISOString() : null,
    },
    at,
  );
  if (lost) {
    const refundAmount = refundedBefore(transaction) + held;
    const pendingRefund = { status: 'WAITING_FOR_REFUND', refundStatus: 'PENDING', refundReason: 'INFRACTION', refundAmount } as const;
    await changeTransaction(tx, accountId, transaction.id, pendingRefund, at);
  } else if (held > 0n) await postMovements(tx, accountId, releaseDisputed(infraction, held), at);
}
