import type { TransactionSql } from '@/sandbox/database/open-database';
import { seededFraction } from '@/sandbox/fake-data/seeded-fraction';
import { postMovements } from '@/sandbox/ledger/post-movements';
import type { Units } from '@/sandbox/money/units';
import { enqueueCallback } from '@/sandbox/outbox/enqueue-callback';
import { refundedBefore } from '@/sandbox/refunds/refund-rules';
import type { NewTransaction } from '@/sandbox/transaction-records/transaction-row';
import { blockDisputed } from './dispute-movements';
import type { InfractionRow } from './infraction-row';

const cent = 100n;

type Report = Pick<InfractionRow, 'status' | 'type' | 'reportedBy' | 'reportDetails' | 'expiresAt'>;

/**
 * Opens an infraction about a received Pix, which the caller has locked. The amount not yet refunded is blocked, as far as the balance
 * allows.
 */
export async function openInfraction(
  tx: TransactionSql,
  accountId: number,
  transaction: NewTransaction,
  report: Report,
  at: Date,
): Promise<InfractionRow> {
  const [account] = await tx<{ available: Units }[]>`select available from accounts where id = ${accountId} for update`;
  const now = at.toISOString();
  const infraction: InfractionRow = {
    ...report,
    id: `inf${seededFraction.letters(14)}`,
    transactionId: transaction.id,
    protocol: `MED${seededFraction.digits(12)}`,
    analysisResult: null,
    analysisDetails: null,
    reportedAt: now,
    createdAt: now,
    updatedAt: now,
    held: limitTo(transaction.amount - refundedBefore(transaction), account?.available ?? 0n),
    refundDueAt: null,
  };
  await tx`insert into infractions ${tx({ accountId, ...infraction })}`;
  if (infraction.held > 0n) await postMovements(tx, accountId, blockDisputed(infraction, infraction.held), at);
  await enqueueCallback(tx, accountId, transaction.id, at, 'INFRACTION_CHANGED');
  return infraction;
}

/** Limits an amount to the whole centavos that are available. */
function limitTo(requested: Units, available: Units): Units {
  const whole = (available / cent) * cent;
  if (whole <= 0n) return 0n;
  return requested < whole ? requested : whole;
}
