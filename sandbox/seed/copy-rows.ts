import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
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
  await pipeline(Readable.from(chunks(columns, rows)), target);
}

function* chunks<K extends string>(columns: readonly K[], rows: Iterable<Readonly<Record<K, Value>>>): Generator<string> {
  let text = '';
  let lines = 0;
  for (const row of rows) {
    let line = '';
    for (const column of columns) line += `${line === '' ? '' : '\t'}${field(row[column])}`;
    text += `${line}\n`;
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
