import type { QueryInput } from '@/lib/contracts/endpoint';
import type { EndpointOf } from '@/lib/contracts/registry';
import { periodOf } from '@/sandbox/period-of';
import type { Services } from '@/sandbox/services';
import { type DeliveryRecord, deliveryColumns } from './delivery-record';

type Filters = QueryInput<EndpointOf<'callbacks.list'>>;
type Source = Pick<Services, 'sql' | 'baseUrl'>;

const orders = { createdAt: 'delivery.created_at', status: 'delivery.status' } as const;

/** One page of an account's delivery attempts, newest first unless it is told otherwise, with one more when there is a next page. */
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
  const direction = sql.unsafe(sortDirection);
  return sql<DeliveryRecord[]>`
    select ${deliveryColumns(sql, baseUrl)} from callback_deliveries as delivery
    where delivery.account_id = ${accountId}
      ${id ? sql`and delivery.id = ${id}` : none}
      ${url ? sql`and delivery.url = ${url}` : none}
      ${status ? sql`and delivery.status = ${status}` : none}
      ${transactionId ? sql`and delivery.transaction_id = ${transactionId}` : none}
      ${hasError === undefined ? none : sql`and (delivery.status not between 200 and 299) = ${hasError}`}
      ${period.from ? sql`and delivery.created_at >= ${period.from}` : none}
      ${period.to ? sql`and delivery.created_at <= ${period.to}` : none}
    order by ${sql.unsafe(orders[sortBy])} ${direction}, delivery.created_at ${direction}, delivery.id ${direction}
    limit ${limit + 1} offset ${(page - 1) * limit}`;
}
