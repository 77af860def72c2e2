import type { TransactionSql } from '@/sandbox/database/open-database';
import type { Job } from '@/sandbox/jobs/job';
import { changeRecurrence, type RecurrenceRow } from '@/sandbox/recurrence-records/recurrence-row';
import { runCycle } from './run-cycle';

/** Charges due cycles, each dated on its own day even when the job runs late, and ends recurrences on their last day. */
export const recurrenceJob: Job = {
  name: 'recurrences',
  async run({ sql, jobs }, now) {
    const updated = await sql.begin(async (tx) => {
      const due = await tx<RecurrenceRow[]>`
        select * from recurrences where due_at <= ${now.toISOString()} order by due_at limit 50 for update skip locked`;
      for (const recurrence of due) await catchUp(tx, recurrence, now);
      return due.length;
    });
    if (updated > 0) void jobs.trigger('card-postbacks');
    const [next] = await sql<{ dueAt: string | null }[]>`select min(due_at) as due_at from recurrences where due_at is not null`;
    return next?.dueAt ? new Date(next.dueAt) : null;
  },
};

async function catchUp(tx: TransactionSql, recurrence: RecurrenceRow, now: Date): Promise<void> {
  let current = recurrence;
  while (current.dueAt !== null && Date.parse(current.dueAt) <= now.getTime()) {
    const at = new Date(current.dueAt);
    const isCycleDue = current.status === 'ACTIVE' && current.nextOn !== null;
    current = isCycleDue ? await runCycle(tx, current, at) : await changeRecurrence(tx, current, { status: 'ENDED', nextOn: null }, at);
  }
}
