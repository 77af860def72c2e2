import type { Sql } from '@/sandbox/database/open-database';

export interface PendingCallbacks {
  /** Being sent, or about to be sent. */
  readonly due: number;
  /** Waiting for a retry, or for an earlier callback that is being retried. */
  readonly later: number;
  /** When the next of the later ones is tried; null when there is none. */
  readonly nextAt: string | null;
}

/** Counts the callbacks in the outbox of one account, or of all accounts for null. */
export async function pendingCallbacks(sql: Sql, accountId: number | null, now: Date): Promise<PendingCallbacks> {
  const at = now.toISOString();
  const [row] = await sql<PendingCallbacks[]>`
    select count(*) filter (where due)::int as due, count(*) filter (where not due)::int as later,
      min(due_at) filter (where due_at > ${at}) as next_at
    from (
      select due_at, due_at <= ${at} and (overtaken or not exists (
        select from callback_outbox as earlier
        where earlier.account_id = candidate.account_id and earlier.transaction_id = candidate.transaction_id and earlier.url = candidate.url
          and earlier.webhook_id is not distinct from candidate.webhook_id and earlier.id < candidate.id and not earlier.overtaken)) as due
      from callback_outbox as candidate ${accountId === null ? sql`` : sql`where account_id = ${accountId}`}
    ) as pending`;
  return row ?? { due: 0, later: 0, nextAt: null };
}
