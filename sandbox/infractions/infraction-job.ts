import type { TransactionSql } from '@/sandbox/database/open-database';
import type { Job } from '@/sandbox/jobs/job';
import { closeInfraction } from './close-infraction';
import { isInManualAnalysis } from './infraction-row';
import { lockDispute } from './lock-dispute';
import { settleInfraction } from './settle-infraction';

interface DueInfraction {
  readonly accountId: number;
  readonly id: string;
  readonly at: string;
}

const noDefense = 'Prazo encerrado sem defesa.';

/** Closes disputes whose deadline passed without a defense as AGREED, and returns the money of lost disputes when it is due. */
export const infractionJob: Job = {
  name: 'infractions',
  async run({ sql }, now) {
    const limit = now.toISOString();
    const undefended = sql`status in ('OPEN', 'ACKNOWLEDGED', 'WAITING_ADJUSTMENTS') and not exists (
      select from defenses where defenses.account_id = infractions.account_id and infraction_id = infractions.id)`;
    const [overdue, dueRefunds] = await Promise.all([
      sql<
        DueInfraction[]
      >`select account_id, id, expires_at as at from infractions where expires_at <= ${limit} and ${undefended} order by expires_at`,
      sql<
        DueInfraction[]
      >`select account_id, id, refund_due_at as at from infractions where refund_due_at <= ${limit} order by refund_due_at`,
    ]);
    for (const due of overdue) await sql.begin((tx) => closeOverdue(tx, due));
    for (const due of dueRefunds) await sql.begin((tx) => settle(tx, due));
    const [next] = await sql<{ at: string | null }[]>`
      select least(
        (select min(expires_at) from infractions where ${undefended}),
        (select min(refund_due_at) from infractions where refund_due_at is not null)) as at`;
    return next?.at ? new Date(next.at) : null;
  },
};

async function closeOverdue(tx: TransactionSql, { accountId, id, at }: DueInfraction): Promise<void> {
  const dispute = await lockDispute(tx, accountId, id);
  if (!dispute || !isInManualAnalysis(dispute.infraction)) return;
  await closeInfraction(tx, accountId, dispute, { result: 'AGREED', details: noDefense }, new Date(at));
}

async function settle(tx: TransactionSql, { accountId, id, at }: DueInfraction): Promise<void> {
  const dispute = await lockDispute(tx, accountId, id);
  if (dispute?.infraction.refundDueAt) await settleInfraction(tx, accountId, dispute, new Date(at));
}
