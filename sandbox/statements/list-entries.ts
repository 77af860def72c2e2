import type { QueryInput } from '@/lib/contracts/endpoint';
import type { EndpointOf } from '@/lib/contracts/registry';
import type { Sql } from '@/sandbox/database/open-database';
import { wireToUnits } from '@/sandbox/money/units';
import { periodOf } from '@/sandbox/period-of';
import { type EntryRow, entrySelect } from './entry-row';

type Filters = QueryInput<EndpointOf<'statements.list'>>;

/** Lists one page of an account's statement, newest first by default, plus one row when there is a next page. */
export function listEntries(sql: Sql, accountId: number, query: Filters, limit: number): Promise<EntryRow[]> {
  const { page = 1, id, operation, reason, transactionId, amountFrom, amountTo, sortBy = 'createdAt', sortDirection = 'desc' } = query;
  const { from, to } = periodOf(query.createdAtFrom, query.createdAtTo);
  const none = sql``;
  const direction = sortDirection === 'asc' ? sql`asc` : sql`desc`;
  return sql<EntryRow[]>`
    ${entrySelect(sql)}
    where account_id = ${accountId} and created_at >= ${from ?? ''} and created_at <= ${to ?? ''}
      ${id ? sql`and id::text = ${id}` : none}
      ${operation ? (operation === 'DECREMENT' ? sql`and amount < 0` : sql`and amount > 0`) : none}
      ${reason ? sql`and position(folded(${reason}) in folded(reason)) > 0` : none}
      ${transactionId ? sql`and transaction_id = ${transactionId}` : none}
      ${amountFrom ? sql`and abs(amount) >= ${wireToUnits(amountFrom)}` : none}
      ${amountTo ? sql`and abs(amount) <= ${wireToUnits(amountTo)}` : none}
    order by ${sortBy === 'amount' ? sql`abs(amount) ${direction},` : none} created_at ${direction}, id ${direction}
    limit ${limit + 1} offset ${(page - 1) * limit}`;
}
