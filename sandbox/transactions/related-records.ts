import type { WireOf } from '@/lib/contracts/shapes';
import type { Sql } from '@/sandbox/database/open-database';

type Notes = Pick<WireOf<'transactions.read'>, 'CallbackLog' | 'Infraction'>;

/** What a single read tells besides the transaction: callbacks sent and infractions, oldest first. */
export async function relatedRecords(sql: Sql, accountId: number, transactionId: string): Promise<Notes> {
  const [callbacks, infractions] = await Promise.all([
    sql<Notes['CallbackLog']>`
      select id, url, status, response_time, created_at from callback_deliveries
      where account_id = ${accountId} and transaction_id = ${transactionId} order by created_at, id`,
    sql<Notes['Infraction']>`
      select id, status, created_at, updated_at from infractions
      where account_id = ${accountId} and transaction_id = ${transactionId} order by created_at, id`,
  ]);
  return { CallbackLog: callbacks, Infraction: infractions };
}
