import type { Job } from '@/sandbox/jobs/job';

const queued = 1_000;
const working = 2_000;
const kept = 7 * 24 * 60 * 60 * 1000;

/** Brings reports on: a second in the queue, two at work, then ready for seven days. */
export const reportJob: Job = {
  name: 'reports',
  async run({ sql }, now) {
    const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
    // A step takes its time from the one before, so that a clock that was moved far ahead finishes both.
    await sql`
      update reports set status = 'PROCESSING', updated_at = updated_at + interval '1 millisecond' * ${queued}
      where status = 'PENDING' and updated_at <= ${ago(queued)}`;
    await sql`
      update reports set status = 'COMPLETED', updated_at = updated_at + interval '1 millisecond' * ${working},
        expires_at = updated_at + interval '1 millisecond' * ${working + kept}
      where status = 'PROCESSING' and updated_at <= ${ago(working)}`;
    const [next] = await sql<{ at: string | null }[]>`
      select min(updated_at + interval '1 millisecond' * case status when 'PENDING' then ${queued}::int else ${working}::int end)::timestamptz(3) as at
      from reports where status in ('PENDING', 'PROCESSING')`;
    return next?.at ? new Date(next.at) : null;
  },
};
