import type { Writable } from 'node:stream';
import postgres from 'postgres';
import type { TransactionSql } from '@/sandbox/database/open-database';

type Value = string | number | bigint | null | undefined;

const linesPerChunk = 500;

/** Streams rows into a table by COPY, which is some ten times quicker than INSERT. */
export async function copyRows<K extends string>(
  tx: TransactionSql,
  table: string,
  columns: readonly K[],
  rows: Iterable<Readonly<Record<K, Value>>>,
): Promise<void> {
  const target = await tx.unsafe(`copy ${table} (${columns.map(postgres.fromCamel).join(', ')}) from stdin`).writable();
  for (const chunk of chunks(columns, rows)) await write(target, chunk);
  target.end();
  // The driver leaves the stream waiting when the server refuses the last rows, so the next statement tells how it went.
  await tx`select 1`.catch((cause: unknown) => {
    throw new Error(`the database refused the rows for ${table}; its log says why`, { cause });
  });
}

function write(target: Writable, chunk: string): Promise<void> {
  return new Promise((resolve, reject) => {
    target.write(chunk, (failure) => (failure ? reject(failure) : resolve()));
  });
}

function* chunks<K extends string>(columns: readonly K[], rows: Iterable<Readonly<Record<K, Value>>>): Generator<string> {
  let text = '';
  let lines = 0;
  for (const row of rows) {
    text += `${columns.map((column) => field(row[column])).join('\t')}\n`;
    lines += 1;
    if (lines % linesPerChunk > 0) continue;
    yield text;
    text = '';
  }
  if (text) yield text;
}

function field(value: Value): string {
  if (value === null || value === undefined) return '\\N';
  const text = String(value);
  return /[\\\t\n\r]/.test(text)
    ? text.replaceAll(/[\\\t\n\r]/g, (sign) => `\\${{ '\\': '\\', '\t': 't', '\n': 'n', '\r': 'r' }[sign]}`)
    : text;
}
