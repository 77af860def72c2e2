import type { ChargeRow } from '@/sandbox/card-charges/charge-row';
import { decideReversal } from '@/sandbox/card-charges/reversal';
import type { Job } from '@/sandbox/jobs/job';
import { decideCharge } from './decide-charge';

/** Late answers of the acquirer: settles reversals and pays pending charges when they are due. */
export const cardDecisionJob: Job = {
  name: 'card-decisions',
  async run({ sql, jobs }, now) {
    const decided = await sql.begin(async (tx) => {
      const due = await tx<ChargeRow[]>`
        select * from card_charges where due_at <= ${now.toISOString()} order by due_at limit 100 for update skip locked`;
      for (const charge of due) {
        if (charge.reversalAmount !== null) await decideReversal(tx, charge, 'settled', now);
        else await decideCharge(tx, charge, { state: 'PAID' }, now);
      }
      return due.length;
    });
    if (decided > 0) void jobs.trigger('card-postbacks');
    const [next] = await sql<{ dueAt: string | null }[]>`select min(due_at) as due_at from card_charges where due_at is not null`;
    return next?.dueAt ? new Date(next.dueAt) : null;
  },
};
