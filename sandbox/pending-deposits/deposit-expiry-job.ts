import type { Job } from '@/sandbox/jobs/job';

/** So long a deposit waits for approval, in milliseconds, before it goes back to its payer. */
export const approvalTime = 72 * 3_600_000;

/** PENDING to EXPIRED for deposits that nobody has decided about in time. */
export const expiryOfDeposits: Job = {
  name: 'expire pending deposits',
  async run({ sql }, now) {
    const latest = new Date(now.getTime() - approvalTime).toISOString();
    await sql`
      update pending_deposits set status = 'EXPIRED', updated_at = ${now.toISOString()}
      where status = 'PENDING' and created_at <= ${latest}`;
    const [oldest] = await sql<{ at: string | null }[]>`select min(created_at) as at from pending_deposits where status = 'PENDING'`;
    return oldest?.at ? new Date(Date.parse(oldest.at) + approvalTime) : null;
  },
};
