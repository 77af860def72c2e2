import type { Sql } from '@/sandbox/database/open-database';

/**
 * When the outbox must be checked again: when the next callback is due, or when the lease of a due one ends, which may already have
 * happened. Null when nothing waits.
 */
export async function nextDue(sql: Sql, now: Date): Promise<Date | null> {
  const [row] = await sql<{ dueAt: string | null; leaseSeconds: number | null }[]>`
    select
      (select min(due_at) from callback_outbox where due_at > ${now.toISOString()}) as due_at,
      (select extract(epoch from min(leased_until) - now())::float8 from callback_outbox
        where due_at <= ${now.toISOString()} and leased_until is not null) as lease_seconds`;
  const { dueAt = null, leaseSeconds = null } = row ?? {};
  const times = [dueAt === null ? [] : [Date.parse(dueAt)], leaseSeconds === null ? [] : [now.getTime() + leaseSeconds * 1000]].flat();
  return times.length === 0 ? null : new Date(Math.min(...times));
}
