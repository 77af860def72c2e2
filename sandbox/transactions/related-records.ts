import type { WireOf } from '@/lib/contracts/shapes';
import type { Sql } from '@/sandbox/database/open-database';

type RelatedRecords = Pick<WireOf<'transactions.read'>, 'CallbackLog' | 'Infraction'>;

/** Reads the callbacks and infractions of a transaction, oldest first; only the read of a single transaction includes them. */
export async function relatedRecords(sql: Sql, accountId: number, transactionId: string): Promise<RelatedRecords> {
  const [callbacks, infractions] = await Promise.all([
    sql<RelatedRecords['CallbackLog']>`
      select id, url, status, response_time, created_at from callback_deliveries
      where account_id = ${accountId} and transaction_id = ${transactionId} order by created_at, id`,
    sql<RelatedRecords['Infraction']>`
      select id, status, created_at, updated_at from infractions
      where account_id = ${accountId} and transaction_id = ${transactionId} order by created_at, id`,
  ]);
  return { CallbackLog: callbacks, Infraction: infractions };
}
