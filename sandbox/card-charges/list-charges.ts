import type { QueryInput } from '@/lib/contracts/endpoint';
import type { EndpointOf } from '@/lib/contracts/registry';
import { dayEnd, dayStart } from '@/lib/format/date';
import { serviceZone } from '@/lib/format/zone';
import type { Sql } from '@/sandbox/database/open-database';
import type { ChargeRow } from './charge-row';

type Filters = QueryInput<EndpointOf<'cardCharges.list'>>;

/** Lists one page of an account's card charges, newest first, and counts all. Days are São Paulo days, both included. */
export async function listCharges(
  sql: Sql,
  accountId: number,
  { page = 1, startDate, endDate, recurrentPaymentId }: Filters,
  limit: number,
): Promise<{ total: number; rows: ChargeRow[] }> {
  const where = sql`
    where account_id = ${accountId}
      ${startDate ? sql`and created_at >= ${dayStart(startDate, serviceZone)}` : sql``}
      ${endDate ? sql`and created_at < ${dayEnd(endDate, serviceZone)}` : sql``}
      ${recurrentPaymentId ? sql`and recurrent_payment_id = ${recurrentPaymentId}` : sql``}`;
  const [counted, rows] = await Promise.all([
    sql<{ total: number }[]>`select count(*)::int as total from card_charges ${where}`,
    sql<ChargeRow[]>`
      select * from card_charges ${where} order by created_at desc, id desc limit ${limit} offset ${(page - 1) * limit}`,
  ]);
  return { total: counted[0]?.total ?? 0, rows };
}
