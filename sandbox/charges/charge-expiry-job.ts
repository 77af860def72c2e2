import type { Job } from '@/sandbox/jobs/job';
import { insertOutboxRows } from '@/sandbox/outbox/insert-outbox-rows';

/** Expires PENDING charges whose time is over. One statement for all of them, because a busy account has thousands. */
export const chargeExpiryJob: Job = {
  name: 'expire charges',
  async run({ sql }, now) {
    const at = now.toISOString();
    await sql`
      with changed as (
        update transactions
        set status = 'EXPIRED', qr_code_text = null, updated_at = greatest(${at}, updated_at + interval '1 millisecond')
        where (account_id, id) in (
          select account_id, id from transactions where status = 'PENDING' and expires_at <= ${at} for update skip locked
        )
        returning *
      )
      ${insertOutboxRows(sql, sql`changed`, now)}`;
    const [next] = await sql<{ at: string | null }[]>`select min(expires_at) as at from transactions where status = 'PENDING'`;
    return next?.at ? new Date(next.at) : null;
  },
};
