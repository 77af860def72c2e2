import type { QueryInput } from '@/lib/contracts/endpoint';
import type { EndpointOf } from '@/lib/contracts/registry';
import { dayLast, dayStart } from '@/lib/format/date';
import { serviceZone } from '@/lib/format/zone';
import type { Sql } from '@/sandbox/database/open-database';
import { wireToUnits } from '@/sandbox/money';
import type { Services } from '@/sandbox/services';
import { columnsOfTheWire } from './wire-columns';

type Source = Pick<Services, 'sql' | 'baseUrl'>;
type Filters = QueryInput<EndpointOf<'transactions.list'>>;
type Word = NonNullable<Filters['status'] | Filters['type']>[number];

const isDay = (text: string) => text.length === 10;

/**
 * One page of an account's transactions, newest first, each the JSON of the wire, with one more when there is
 * a next page (interface: Reports). A bare day means the whole day in São Paulo.
 */
export async function listTransactions({ sql, baseUrl }: Source, accountId: number, query: Filters, limit: number): Promise<string[]> {
  const { page = 1 } = query;
  const rows = await sql<{ json: string }[]>`
    select row_to_json(wire)::text as json from (select ${columnsOfTheWire(sql, baseUrl)} from (
      select * from transactions where ${matching(sql, accountId, query)}
    order by created_at desc, id desc
    limit ${limit + 1} offset ${(page - 1) * limit}
    ) as page) as wire`;
  return rows.map((row) => row.json);
}

/** How many there are on all pages. */
export async function countTransactions(sql: Sql, accountId: number, query: Filters): Promise<number> {
  const [row] = await sql<{ total: number }[]>`select count(*)::int as total from transactions where ${matching(sql, accountId, query)}`;
  return row?.total ?? 0;
}

function matching(sql: Sql, accountId: number, query: Filters) {
  const { dateFrom, dateTo, clientReference, virtualAccount, status, type, endToEndId, document, name, amount } = query;
  const when = {
    from: dateFrom && isDay(dateFrom) ? dayStart(dateFrom, serviceZone) : dateFrom,
    to: dateTo && isDay(dateTo) ? dayLast(dateTo, serviceZone) : dateTo,
  };
  const none = sql``;
  return sql`account_id = ${accountId}
    ${when.from ? sql`and created_at >= ${when.from}` : none}
    ${when.to ? sql`and created_at <= ${when.to}` : none}
    ${clientReference ? sql`and client_reference = ${clientReference}` : none}
    ${virtualAccount ? sql`and virtual_account = ${virtualAccount}` : none}
    ${status ? among(sql, 'status', status) : none}
    ${type ? among(sql, 'type', type) : none}
    ${endToEndId ? sql`and end_to_end_id = ${endToEndId}` : none}
    ${document ? byDocument(sql, document) : none}
    ${name ? byName(sql, name) : none}
    ${amount ? sql`and amount = ${wireToUnits(amount)}` : none}`;
}

/** A single word, one of the contract's, stands in the statement itself: as a parameter it would hide from the plan which partial index fits. */
function among(sql: Sql, column: 'status' | 'type', values: readonly Word[]) {
  const [only, ...others] = values;
  if (only !== undefined && others.length === 0) return sql`and ${sql(column)} = ${sql.unsafe(`'${only}'`)}`;
  return sql`and ${sql(column)} = any(${sql.array([...values])})`;
}

/** The document given when the charge was made, or that of the other side: never the account's own. */
function byDocument(sql: Sql, document: string) {
  return sql`and (generated_document = ${document}
    or (type = 'DEPOSIT' and payer_document = ${document})
    or (type <> 'DEPOSIT' and receiver_document = ${document}))`;
}

/** Part of a name; of less than three signs, the beginning of one of its words. No name has neither letter nor digit. */
function byName(sql: Sql, name: string) {
  if (!/[\p{L}\p{N}]/u.test(name)) return sql`and false`;
  const literal = name.replaceAll(/[\\%_]/g, '\\$&');
  const before = name.length < 3 ? '% ' : '%';
  return sql`and searched_names(type, generated_name, payer_name, receiver_name) like ${before} || folded(${literal}) || '%'`;
}
