import type { QueryInput } from '@/lib/contracts/endpoint';
import type { EndpointOf } from '@/lib/contracts/registry';
import { periodOf } from '@/sandbox/period-of';
import type { Services } from '@/sandbox/services';
import { type DeliveryRecord, deliveryColumns } from './delivery-record';

type Filters = QueryInput<EndpointOf<'callbacks.list'>>;
type Source = Pick<Services, 'sql' | 'baseUrl'>;

const sortColumns = { createdAt: 'created_at', status: 'status' } as const;

/** Lists one page of an account's delivery attempts, newest first by default, plus one row when there is a next page. */
export function listDeliveries({ sql, baseUrl }: Source, accountId: number, query: Filters, limit: number): Promise<DeliveryRecord[]> {
  const {
    page = 1,
    id,
    url,
    status,
    transactionId,
    hasError,
    createdAtFrom,
    createdAtTo,
    sortBy = 'createdAt',
    sortDirection = 'desc',
  } = query;
  const period = periodOf(createdAtFrom, createdAtTo);
  const none = sql``;
  // The page is selected before the bodies are built, so no body is built for the rows that are skipped.
  const sort = (table: string) =>
    sql.unsafe([sortColumns[sortBy], 'created_at', 'id'].map((column) => `${table}.${column} ${sortDirection}`).join());
  return sql<DeliveryRecord[]>`
    select ${deliveryColumns(sql, baseUrl)} from (
      select * from callback_deliveries as page
      where account_id = ${accountId}
        ${id ? sql`and id = ${id}` : none}
        ${url ? sql`and url = ${url}` : none}
        ${status ? sql`and status = ${status}` : none}
        ${transactionId ? sql`and transaction_id = ${transactionId}` : none}
        ${hasError === undefined ? none : sql`and (status not between 200 and 299) = ${hasError}`}
        ${period.from ? sql`and created_at >= ${period.from}` : none}
        ${period.to ? sql`and created_at <= ${period.to}` : none}
      order by ${sort('page')} limit ${limit + 1} offset ${(page - 1) * limit}
    ) as delivery
    order by ${sort('delivery')}`;
}
