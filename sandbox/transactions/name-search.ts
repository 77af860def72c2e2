import type { PendingQuery, Row } from 'postgres';
import type { Sql, TransactionSql } from '@/sandbox/database/open-database';

interface NameQuery {
  readonly name: string;
  readonly type?: readonly string[] | undefined;
}

/** The keys of all names that match a query, or null when there are more than `limit`. */
export async function findNameKeys(sql: Sql, accountId: number, query: NameQuery, limit: number): Promise<bigint[] | null> {
  const [row] = await sql<{ keys: bigint[] | null }[]>`
    select case when count(*) <= ${limit} then coalesce(array_agg(distinct key), '{}') end as keys
    from (${nameKeysMatching(sql, accountId, query)} limit ${limit + 1}) as matching`;
  return row?.keys ?? null;
}

/**
 * SQL for the keys of matching names: names that contain the text; for fewer than three characters, names with a word that starts with
 * it. A text without letters or digits matches nothing.
 */
export function nameKeysMatching(sql: Sql, accountId: number, { name, type }: NameQuery) {
  if (!/[\p{L}\p{N}]/u.test(name)) return sql`select key from names where false`;
  const literal = name.replaceAll(/[\\%_]/g, '\\$&');
  const before = name.length < 3 ? '% ' : '%';
  return sql`
    select key from names where account_id = ${accountId} and searched like ${before} || folded(${literal}) || '%'
      ${type ? sql`and type = any(${sql.array([...type])})` : sql``}`;
}

/** SQL that stores the names of `stored`, a common table expression with all columns of `transactions`, unless they exist. */
export function insertNewNames(sql: Sql | TransactionSql, stored: PendingQuery<Row[]>) {
  return sql`
    insert into names (account_id, key, type, searched)
    select account_id, name_key, type, folded(listed_names(type, generated_name, payer_name, receiver_name)) from ${stored} as stored
    where not exists (select from names where names.key = stored.name_key)`;
}
