import type { ParsedBodyOf } from '@/lib/contracts/shapes';
import type { Sql } from '@/sandbox/database/open-database';
import { insertOutboxRows } from '@/sandbox/outbox/insert-outbox-rows';

/** Enqueues callbacks for all transactions of a period that have a `callbackUrl`, as they are now. Returns their number. */
export async function resendMany(sql: Sql, accountId: number, body: ParsedBodyOf<'callbacks.resendMany'>, at: Date): Promise<number> {
  const { createdAtFrom, createdAtTo, transactionIds, transactionTypes, transactionStatus, transactionEndToEndIds } = body;
  const among = (column: string, values: readonly string[] | undefined) =>
    values === undefined || values.length === 0 ? sql`` : sql`and ${sql(column)} = any(${sql.array([...values])})`;
  const source = sql`(
    select * from transactions
    where account_id = ${accountId} and callback_url is not null
      and created_at between ${createdAtFrom} and ${createdAtTo}
      ${among('id', transactionIds)} ${among('type', transactionTypes)} ${among('status', transactionStatus)}
      ${among('end_to_end_id', transactionEndToEndIds)})`;
  const [row] = await sql<{ total: number }[]>`
    with queued as (${insertOutboxRows(sql, source, at, { ownOnly: true })} returning 1)
    select count(*)::int as total from queued`;
  return row?.total ?? 0;
}
