import type { PendingQuery, Row } from 'postgres';
import type { QueryInput } from '@/lib/contracts/endpoint';
import type { EndpointOf } from '@/lib/contracts/registry';
import { dayLast, dayStart } from '@/lib/format/date';
import { serviceZone } from '@/lib/format/zone';
import type { Sql } from '@/sandbox/database/open-database';
import { wireToUnits } from '@/sandbox/money/units';
import type { Services } from '@/sandbox/services';
import { columnsOfTheWire } from '@/sandbox/transaction-records/wire-columns';
import { namesMatching, selectiveNameLimit } from './name-search';

type Source = Pick<Services, 'sql' | 'baseUrl'>;
type Filters = QueryInput<EndpointOf<'transactions.list'>>;
type Span = { readonly limit: number; readonly skipped: number };
type Part = PendingQuery<Row[]>;
type Word = NonNullable<Filters['status'] | Filters['type']>[number];

/** The transactions of so many names are looked up name by name. Of more, a walk by time meets one soon enough, unless it is of a deep page. */
const few = 1_000;
/** What comes before a deeper page is passed in an index alone, and whole rows are read of the page itself; of a near one that is a detour. */
const near = 1_000;

const isDay = (text: string) => text.length === 10;

/**
 * One page of an account's transactions, newest first, each the JSON of the wire, with one more when there is
 * a next page (interface: Reports). A bare day means the whole day in São Paulo.
 */
export async function listTransactions({ sql, baseUrl }: Source, accountId: number, query: Filters, limit: number): Promise<string[]> {
  const { page = 1, name, type } = query;
  const span = { limit: limit + 1, skipped: (page - 1) * limit };
  const keys = name ? await selectiveNameLimit(sql, accountId, { name, type }, few + span.skipped) : null;
  const found = keys ? rowsOf(sql, accountId, idsByName(sql, query, keys, span)) : pageByTime(sql, accountId, query, span);
  const rows = await sql<{ json: string }[]>`
    select row_to_json(wire)::text as json from (
      select ${columnsOfTheWire(sql, baseUrl)} from (${found}) as page
    ) as wire`;
  return rows.map((row) => row.json);
}

/** How many there are on all pages. */
export async function countTransactions(sql: Sql, accountId: number, query: Filters): Promise<number> {
  const [row] = await sql<{ total: number }[]>`
    select count(*)::int as total from transactions where ${ofAccount(sql, accountId, query)} ${matching(sql, query)}`;
  return row?.total ?? 0;
}

/** Whole rows by their ids, the newest first. */
function rowsOf(sql: Sql, accountId: number, ids: Part) {
  return sql`
    select one.* from (${ids}) as ids
    cross join lateral (select * from transactions where account_id = ${accountId} and id = ids.found limit 1) as one
    order by created_at desc, id desc`;
}

/** A page of the walk by time, the newest first. */
function pageByTime(sql: Sql, accountId: number, query: Filters, span: Span) {
  if (span.skipped < near) return byTime(sql, accountId, query, span, sql`*`);
  return rowsOf(sql, accountId, byTime(sql, accountId, query, span, sql`id as found`));
}

/** Walks all transactions by their time, or those of another filter, until the page is full. */
function byTime(sql: Sql, accountId: number, query: Filters, { limit, skipped }: Span, columns: Part) {
  return sql`
    select ${columns} from transactions where ${ofAccount(sql, accountId, query)} ${matching(sql, query)}
    order by created_at desc, id desc limit ${limit} offset ${skipped}`;
}

/**
 * Takes the newest of each name, as many as the page may have of it. A key is of one account and one type; to ask for either again would
 * tempt the plan away from the names.
 */
function idsByName(sql: Sql, { type: _type, ...query }: Filters, keys: readonly bigint[], { limit, skipped }: Span) {
  return sql`
    select id as found from unnest(${sql.array([...keys])}::bigint[]) as name(key) cross join lateral (
      select id, created_at from transactions where name_key = name.key ${matching(sql, query)}
      order by created_at desc, id desc limit ${limit + skipped}
    ) as newest
    order by created_at desc, id desc limit ${limit} offset ${skipped}`;
}

/** Those of an account, with a name that is asked for. */
function ofAccount(sql: Sql, accountId: number, { name, type }: Filters) {
  return sql`account_id = ${accountId} ${name ? sql`and name_key in (${namesMatching(sql, accountId, { name, type })})` : sql``}`;
}

/** Every filter but the name. */
function matching(sql: Sql, query: Filters) {
  const { dateFrom, dateTo, clientReference, virtualAccount, status, type, endToEndId, document, amount } = query;
  const when = {
    from: dateFrom && isDay(dateFrom) ? dayStart(dateFrom, serviceZone) : dateFrom,
    to: dateTo && isDay(dateTo) ? dayLast(dateTo, serviceZone) : dateTo,
  };
  const none = sql``;
  return sql`
    ${when.from ? sql`and created_at >= ${when.from}` : none}
    ${when.to ? sql`and created_at <= ${when.to}` : none}
    ${clientReference ? sql`and client_reference = ${clientReference}` : none}
    ${virtualAccount ? sql`and virtual_account = ${virtualAccount}` : none}
    ${status ? among(sql, 'status', status) : none}
    ${type ? among(sql, 'type', type) : none}
    ${endToEndId ? sql`and end_to_end_id = ${endToEndId}` : none}
    ${document ? byDocument(sql, document) : none}
    ${amount ? sql`and amount = ${wireToUnits(amount)}` : none}`;
}

/** Words of the contract stand in the statement itself: as parameters they would hide from the plan which partial index fits. */
function among(sql: Sql, column: 'status' | 'type', values: readonly Word[]) {
  return sql`and ${sql(column)} in (${sql.unsafe(values.map((word) => `'${word}'`).join())})`;
}

/** The document given when the charge was made, or that of the other side: never the account's own. */
function byDocument(sql: Sql, document: string) {
  return sql`and (generated_document = ${document}
    or (type = 'DEPOSIT' and payer_document = ${document})
    or (type <> 'DEPOSIT' and receiver_document = ${document}))`;
}
