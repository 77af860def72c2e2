import type { TransactionSql } from '@/sandbox/database/open-database';
import { enqueueCallback } from '@/sandbox/outbox/enqueue-callback';
import type { InfractionRow } from './infraction-row';

type Changes = Partial<Pick<InfractionRow, 'status' | 'expiresAt' | 'analysisResult' | 'analysisDetails' | 'held' | 'refundDueAt'>>;

/**
 * Updates an infraction; every update goes through here. `updatedAt` always increases, and a callback is enqueued (interface: Events,
 * Payload).
 */
export async function changeInfraction(
  tx: TransactionSql,
  accountId: number,
  { id, transactionId }: InfractionRow,
  changes: Changes,
  at: Date,
): Promise<void> {
  await tx`
    update infractions set ${tx(changes)}, updated_at = greatest(${at.toISOString()}, updated_at + interval '1 millisecond')
    where account_id = ${accountId} and id = ${id}`;
  await enqueueCallback(tx, accountId, transactionId, at, 'INFRACTION_CHANGED');
}
