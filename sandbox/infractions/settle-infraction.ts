import type { TransactionSql } from '@/sandbox/database/open-database';
import { endToEndId } from '@/sandbox/fake-data/end-to-end-id';
import { ownInstitution } from '@/sandbox/fake-data/own-institution';
import { seededFraction } from '@/sandbox/fake-data/seeded-fraction';
import { postMovements } from '@/sandbox/ledger/post-movements';
import { changeTransaction } from '@/sandbox/transactions/change-transaction';
import { returnDisputed } from './dispute-movements';
import type { Dispute } from './lock-dispute';

/** Returns the money of a lost dispute; the transaction becomes REFUNDED. */
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
