import type { TransactionSql } from '@/sandbox/database/open-database';
import type { Job } from '@/sandbox/jobs/job';
import { closeInfraction } from './close-infraction';
import { isInManualAnalysis } from './infraction-row';
import { lockDispute } from './lock-dispute';
import { settleInfraction } from './settle-infraction';

interface Due {
  readonly accountId: number;
  readonly id: string;
  readonly at: string;
}

const silence = 'Prazo encerrado sem defesa.';

/** Silence is acceptance: without a defense the deadline closes a dispute. And what was lost is paid back. */
export const infractionJob: Job = {
  name: 'infractions',
  async run({ sql }, now) {
    const limit = now.toISOString();
    const undefended = sql`status in ('OPEN', 'ACKNOWLEDGED', 'WAITING_ADJUSTMENTS') and not exists (
      select from defenses where defenses.account_id = infractions.account_id and infraction_id = infractions.id)`;
    const [late, owed] = await Promise.all([
      sql<
        Due[]
      >`select account_id, id, expires_at as at from infractions where expires_at <= ${limit} and ${undefended} order by expires_at`,
      sql<Due[]>`select account_id, id, refund_due_at as at from infractions where refund_due_at <= ${limit} order by refund_due_at`,
    ]);
    for (const due of late) await sql.begin((tx) => closeLate(tx, due));
    for (const due of owed) await sql.begin((tx) => settle(tx, due));
    const [next] = await sql<{ at: string | null }[]>`
      select least(
        (select min(expires_at) from infractions where ${undefended}),
        (select min(refund_due_at) from infractions where refund_due_at is not null)) as at`;
    return next?.at ? new Date(next.at) : null;
  },
};

async function closeLate(tx: TransactionSql, { accountId, id, at }: Due): Promise<void> {
  const dispute = await lockDispute(tx, accountId, id);
  if (!dispute || !isInManualAnalysis(dispute.infraction)) return;
  await closeInfraction(tx, accountId, dispute, { result: 'AGREED', details: silence }, new Date(at));
}

async function settle(tx: TransactionSql, { accountId, id, at }: Due): Promise<void> {
  const dispute = await lockDispute(tx, accountId, id);
  if (dispute?.infraction.refundDueAt) await settleInfraction(tx, accountId, dispute, new Date(at));
}
