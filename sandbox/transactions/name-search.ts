import type { PendingQuery, Row } from 'postgres';
import type { Sql, TransactionSql } from '@/sandbox/database/open-database';

interface NameQuery {
  readonly name: string;
  readonly type?: readonly string[] | undefined;
}

/** The keys of the names a query asks for, unless they are more than `most`. */
export async function selectiveNameLimit(sql: Sql, accountId: number, query: NameQuery, most: number): Promise<bigint[] | null> {
  const [row] = await sql<{ keys: bigint[] | null }[]>`
    select case when count(*) <= ${most} then coalesce(array_agg(distinct key), '{}') end as keys
    from (${namesMatching(sql, accountId, query)} limit ${most + 1}) as asked`;
  return row?.keys ?? null;
}

/** Part of a name; of less than three signs, the beginning of one of its words. No name has neither letter nor digit. */
export function namesMatching(sql: Sql, accountId: number, { name, type }: NameQuery) {
  if (!/[\p{L}\p{N}]/u.test(name)) return sql`select key from names where false`;
  const literal = name.replaceAll(/[\\%_]/g, '\\$&');
  const before = name.length < 3 ? '% ' : '%';
  return sql`
    select key from names where account_id = ${accountId} and searched like ${before} || folded(${literal}) || '%'
      ${type ? sql`and type = any(${sql.array([...type])})` : sql``}`;
}

/** The statement that stores the names of `stored`, a common table expression with all columns of `transactions`, that were never met before. */
export function newNames(sql: Sql | TransactionSql, stored: PendingQuery<Row[]>) {
  return sql`
    insert into names (account_id, key, type, searched)
    select account_id, name_key, type, folded(listed_names(type, generated_name, payer_name, receiver_name)) from ${stored} as stored
    where not exists (select from names where names.key = stored.name_key)`;
}
