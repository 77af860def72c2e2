import type { Job } from '@/sandbox/jobs/job';

/** How long a deposit waits for approval before it is returned, in milliseconds. */
export const approvalTime = 72 * 3_600_000;

/** Expires deposits that were not decided in time. */
export const depositExpiryJob: Job = {
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
