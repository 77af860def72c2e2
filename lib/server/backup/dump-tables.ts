import 'server-only';
import type { Sql, TransactionSql } from 'postgres';

export interface DumpedTable {
  readonly name: string;
  readonly columns: readonly string[];
}

interface Sequence {
  readonly name: string;
  readonly last: string;
}

/** Every table of ours with the columns that are stored, each after those it refers to. */
export async function tablesInOrder(sql: Sql | TransactionSql): Promise<DumpedTable[]> {
  const [columns, references] = await Promise.all([
    sql<{ table: string; column: string }[]>`
      select c.relname as table, a.attname as column from pg_class c
      join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relkind = 'r' order by c.relname, a.attnum`,
    sql<{ from: string; to: string }[]>`
      select distinct c.relname as from, t.relname as to from pg_constraint k
      join pg_class c on c.oid = k.conrelid join pg_class t on t.oid = k.confrelid
      where k.contype = 'f' and k.conrelid <> k.confrelid`,
  ]);
  const left = new Map<string, string[]>();
  for (const { table, column } of columns) left.set(table, [...(left.get(table) ?? []), column]);
  const ordered: DumpedTable[] = [];
  while (left.size > 0) {
    const ready = Array.from(left).filter(([name]) => !references.some(({ from, to }) => from === name && left.has(to)));
    if (ready.length === 0) throw new Error(`These tables refer to one another: ${Array.from(left.keys()).join(', ')}.`);
    for (const [name, names] of ready) {
      ordered.push({ name, columns: names });
      left.delete(name);
    }
  }
  return ordered;
}

/** Where each sequence stands; one that was never used is left out. */
export function sequencesOf(sql: Sql | TransactionSql): Promise<Sequence[]> {
  return sql<Sequence[]>`
    select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' and last_value is not null`;
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
