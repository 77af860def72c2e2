import type { Job } from '@/sandbox/jobs/job';

const queueTime = 1_000;
const processTime = 2_000;
const retention = 7 * 24 * 60 * 60 * 1000;

/** Advances reports: one second queued, two seconds in process, then available for seven days. */
export const reportJob: Job = {
  name: 'reports',
  async run({ sql }, now) {
    const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
    // Each step is timed from the previous one, so both steps finish when the clock is moved far ahead.
    await sql`
      update reports set status = 'PROCESSING', updated_at = updated_at + interval '1 millisecond' * ${queueTime}
      where status = 'PENDING' and updated_at <= ${ago(queueTime)}`;
    await sql`
      update reports set status = 'COMPLETED', updated_at = updated_at + interval '1 millisecond' * ${processTime},
        expires_at = updated_at + interval '1 millisecond' * ${processTime + retention}
      where status = 'PROCESSING' and updated_at <= ${ago(processTime)}`;
    const [next] = await sql<{ at: string | null }[]>`
      select min(updated_at + interval '1 millisecond' * case status when 'PENDING' then ${queueTime}::int else ${processTime}::int end)::timestamptz(3) as at
      from reports where status in ('PENDING', 'PROCESSING')`;
    return next?.at ? new Date(next.at) : null;
  },
};
