import type { Sql } from '@/sandbox/database/open-database';

/**
 * When the outbox has to be looked at again: the next callback is due, or a lease on one that is due runs out, which may
 * just have happened since those that are free were taken. Null when nothing waits for a time.
 */
export async function nextDue(sql: Sql, now: Date): Promise<Date | null> {
  const [row] = await sql<{ dueAt: string | null; leaseSeconds: number | null }[]>`
    select
      (select min(due_at) from callback_outbox where due_at > ${now.toISOString()}) as due_at,
      (select extract(epoch from min(leased_until) - now())::float8 from callback_outbox
        where due_at <= ${now.toISOString()} and leased_until is not null) as lease_seconds`;
  const { dueAt = null, leaseSeconds = null } = row ?? {};
  const moments = [dueAt === null ? [] : [Date.parse(dueAt)], leaseSeconds === null ? [] : [now.getTime() + leaseSeconds * 1000]].flat();
  return moments.length === 0 ? null : new Date(Math.min(...moments));
}
