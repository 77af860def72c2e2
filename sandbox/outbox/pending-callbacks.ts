import type { Sql } from '@/sandbox/database/open-database';

export interface PendingCallbacks {
  /** Being sent, or about to be. */
  readonly due: number;
  /** To be tried again later, or behind one that is. */
  readonly later: number;
  /** When the next of these is tried; null when there is none. */
  readonly nextAt: string | null;
}

/** What an account's outbox holds, or that of all accounts. */
export async function pendingCallbacks(sql: Sql, accountId: number | null, now: Date): Promise<PendingCallbacks> {
  const at = now.toISOString();
  const [row] = await sql<PendingCallbacks[]>`
    select count(*) filter (where due)::int as due, count(*) filter (where not due)::int as later,
      min(due_at) filter (where due_at > ${at}) as next_at
    from (
      select due_at, due_at <= ${at} and (overtaken or not exists (
        select from callback_outbox as earlier
        where earlier.account_id = one.account_id and earlier.transaction_id = one.transaction_id and earlier.url = one.url
          and earlier.webhook_id is not distinct from one.webhook_id and earlier.id < one.id and not earlier.overtaken)) as due
      from callback_outbox as one ${accountId === null ? sql`` : sql`where account_id = ${accountId}`}
    ) as waiting`;
  return row ?? { due: 0, later: 0, nextAt: null };
}
