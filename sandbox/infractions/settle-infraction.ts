import { ownInstitution } from '@/sandbox/accounts/merchant';
import type { TransactionSql } from '@/sandbox/database/open-database';
import { postMovements } from '@/sandbox/ledger/post-movements';
import { endToEndId } from '@/sandbox/seed/end-to-end-id';
import { seededFraction } from '@/sandbox/seeded-fraction';
import { changeTransaction } from '@/sandbox/transactions/change-transaction';
import { returnDisputed } from './dispute-movements';
import type { Dispute } from './lock-dispute';

/** The money of a lost dispute leaves, and the transaction is REFUNDED. */
export async function settleInfraction(
  tx: TransactionSql,
  accountId: number,
  { infraction, transaction }: Dispute,
  at: Date,
): Promise<void> {
  const refundedAt = at.toISOString();
  await tx`update infractions set held = 0, refund_due_at = null where account_id = ${accountId} and id = ${infraction.id}`;
  await changeTransaction(
    tx,
    accountId,
    transaction.id,
    {
      status: 'REFUNDED',
      refundStatus: 'COMPLETED',
      refundEndToEndId: endToEndId('D', ownInstitution.ispb, refundedAt, seededFraction),
      refundedAt,
    },
    at,
  );
  if (infraction.held > 0n) await postMovements(tx, accountId, returnDisputed(infraction, infraction.held), at);
}
