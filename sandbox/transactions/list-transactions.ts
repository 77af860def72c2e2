import type { PendingQuery, Row } from 'postgres';
import type { QueryInput } from '@/lib/contracts/endpoint';
import type { EndpointOf } from '@/lib/contracts/registry';
import { dayLast, dayStart } from '@/lib/format/date';
import { serviceZone } from '@/lib/format/zone';
import type { Sql } from '@/sandbox/database/open-database';
import { wireToUnits } from '@/sandbox/money/units';
import type { TransactionExtras } from '@/sandbox/routing/published-query';
import type { Services } from '@/sandbox/services';
import { selectWireColumns } from '@/sandbox/transaction-records/wire-columns';
import { findNameKeys, nameKeysMatching } from './name-search';

type Source = Pick<Services, 'sql' | 'baseUrl'>;
type Filters = QueryInput<EndpointOf<'transactions.list'>> & TransactionExtras;
type PageRange = { readonly limit: number; readonly skipped: number };
type Part = PendingQuery<Row[]>;
type Word = NonNullable<Filters['status'] | Filters['type']>[number];

/**
 * Up to this many matching names are looked up one by one. With more names, scanning by time finds a match soon enough, except for a deep
 * page.
 */
const maxNameLookups = 1_000;
/** Pages beyond this offset are located in an index first, and whole rows are read for the page only. For near pages that is a detour. */
const deepPageOffset = 1_000;

const isDay = (text: string) => text.length === 10;

/**
 * Lists one page of an account's transactions as wire JSON, newest first, plus one row when there is a next page (interface: Reports). A
 * date without a time means the whole day in São Paulo.
 */
export async function listTransactions({ sql, baseUrl }: Source, accountId: number, query: Filters, limit: number): Promise<string[]> {
  const { page = 1, name, type } = query;
  const span = { limit: limit + 1, skipped: (page - 1) * limit };
  const keys = name ? await findNameKeys(sql, accountId, { name, type }, maxNameLookups + span.skipped) : null;
  const found = keys ? rowsOf(sql, accountId, query, idsByName(sql, query, keys, span)) : pageByTime(sql, accountId, query, span);
  const rows = await sql<{ json: string }[]>`
    select row_to_json(wire)::text as json from (
      select ${selectWireColumns(sql, baseUrl)} from (${found}) as page
    ) as wire`;
  return rows.map((row) => row.json);
}

/** Counts the matching transactions. */
export async function countTransactions(sql: Sql, accountId: number, query: Filters): Promise<number> {
  const [row] = await sql<{ total: number }[]>`
    select count(*)::int as total from transactions where ${ofAccount(sql, accountId, query)} ${matching(sql, query)}`;
  return row?.total ?? 0;
}

/** The order of a list: newest first unless another is asked for. */
function inOrder(sql: Sql, { sortBy, sortDirection }: Filters) {
  const direction = sortDirection === 'asc' ? sql`asc` : sql`desc`;
  return sql`${sortBy === 'updatedAt' ? sql`updated_at` : sql`created_at`} ${direction}, id ${direction}`;
}

/** Selects whole rows by id, in order. */
function rowsOf(sql: Sql, accountId: number, query: Filters, ids: Part) {
  return sql`
    select found_row.* from (${ids}) as ids
    cross join lateral (select * from transactions where account_id = ${accountId} and id = ids.found limit 1) as found_row
    order by ${inOrder(sql, query)}`;
}

/** Selects a page by scanning in order of time, newest first. */
function pageByTime(sql: Sql, accountId: number, query: Filters, span: PageRange) {
  if (span.skipped < deepPageOffset) return byTime(sql, accountId, query, span, sql`*`);
  return rowsOf(sql, accountId, query, byTime(sql, accountId, query, span, sql`id as found`));
}

/** Scans transactions in order of time, or by another filter's index, until the page is full. */
function byTime(sql: Sql, accountId: number, query: Filters, { limit, skipped }: PageRange, columns: Part) {
  return sql`
    select ${columns} from transactions where ${ofAccount(sql, accountId, query)} ${matching(sql, query)}
    order by ${inOrder(sql, query)} limit ${limit} offset ${skipped}`;
}

/**
 * Selects the newest ids of each name, as many as the page can need. A name key implies account and type; repeating these conditions
 * would make the planner choose another index.
 */
function idsByName(sql: Sql, { type: _type, ...query }: Filters, keys: readonly bigint[], { limit, skipped }: PageRange) {
  return sql`
    select id as found from unnest(${sql.array([...keys])}::bigint[]) as name(key) cross join lateral (
      select id, created_at, updated_at from transactions where name_key = name.key ${matching(sql, query)}
      order by ${inOrder(sql, query)} limit ${limit + skipped}
    ) as newest
    order by ${inOrder(sql, query)} limit ${limit} offset ${skipped}`;
}

/** Condition for the account and the name filter. */
function ofAccount(sql: Sql, accountId: number, { name, type }: Filters) {
  return sql`account_id = ${accountId} ${name ? sql`and name_key in (${nameKeysMatching(sql, accountId, { name, type })})` : sql``}`;
}

/** Conditions of all filters except the name. */
function matching(sql: Sql, query: Filters) {
  const { dateFrom, dateTo, clientReference, virtualAccount, status, type, endToEndId, document, amount, id, method } = query;
  const period = {
    from: dateFrom && isDay(dateFrom) ? dayStart(dateFrom, serviceZone) : dateFrom,
    to: dateTo && isDay(dateTo) ? dayLast(dateTo, serviceZone) : dateTo,
  };
  const none = sql``;
  return sql`
    ${period.from ? sql`and created_at >= ${period.from}` : none}
    ${period.to ? sql`and created_at <= ${period.to}` : none}
    ${id ? sql`and id = ${id}` : none}
    ${method ? byMethod(sql, method) : none}
    ${clientReference ? sql`and client_reference = ${clientReference}` : none}
    ${virtualAccount ? sql`and virtual_account = ${virtualAccount}` : none}
    ${status ? isAnyOf(sql, 'status', status) : none}
    ${type ? isAnyOf(sql, 'type', type) : none}
    ${endToEndId ? sql`and end_to_end_id = ${endToEndId}` : none}
    ${document ? byDocument(sql, document) : none}
    ${amount ? sql`and amount = ${wireToUnits(amount)}` : none}`;
}

/**
 * Statuses and types are literals in the SQL: with parameters the planner cannot use partial indexes. They come from the contract, so
 * this is safe.
 */
function isAnyOf(sql: Sql, column: 'status' | 'type', values: readonly Word[]) {
  return sql`and ${sql(column)} in (${sql.unsafe(values.map((word) => `'${word}'`).join())})`;
}

/** Internal transfers have both account numbers and no end-to-end id; nothing here is a bank slip. */
function byMethod(sql: Sql, methods: readonly string[]) {
  const isTransfer = sql`(payer_account_number is not null and receiver_account_number is not null and end_to_end_id is null)`;
  const [pix, transfers] = [methods.includes('PIX'), methods.includes('INTERNAL_TRANSFER')];
  if (pix && transfers) return sql`and type <> 'COMMISSION'`;
  if (pix) return sql`and type <> 'COMMISSION' and not ${isTransfer}`;
  return transfers ? sql`and ${isTransfer}` : sql`and false`;
}

/** Condition for a document: the one given for the charge, or that of the other side; never the account's own. */
function byDocument(sql: Sql, document: string) {
  return sql`and (generated_document = ${document}
    or (type = 'DEPOSIT' and payer_document = ${document})
    or (type <> 'DEPOSIT' and receiver_document = ${document}))`;
}
