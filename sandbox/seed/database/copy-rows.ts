import type { Writable } from 'node:stream';
import postgres from 'postgres';
import type { TransactionSql } from '@/sandbox/database/open-database';

type Value = string | number | bigint | null | undefined;

const linesPerChunk = 100;

/** Writes rows into a table by COPY, which is about ten times as fast as INSERT. `constants` has the columns that are equal in all rows. */
export async function copyRows<K extends string>(
  tx: TransactionSql,
  table: string,
  columns: readonly K[],
  rows: Iterable<Readonly<Record<K, Value>>>,
  constants: Readonly<Record<string, Value>> = {},
): Promise<void> {
  const target = await tx
    .unsafe(`copy ${table} (${[...Object.keys(constants), ...columns].map(postgres.fromCamel).join(', ')}) from stdin`)
    .writable();
  const constantFields = Object.values(constants).map(field);
  for (const chunk of chunks(columns, rows, constantFields)) await write(target, chunk);
  target.end();
  // The driver never ends the stream when the server refuses the last rows, so a following statement reports the failure.
  await tx`select 1`.catch((cause: unknown) => {
    throw new Error(`the database refused the rows for ${table}; its log says why`, { cause });
  });
}

function write(target: Writable, chunk: string): Promise<void> {
  return new Promise((resolve, reject) => {
    target.write(chunk, (failure) => (failure ? reject(failure) : resolve()));
  });
}

function* chunks<K extends string>(
  columns: readonly K[],
  rows: Iterable<Readonly<Record<K, Value>>>,
  constantFields: readonly string[],
): Generator<string> {
  const linePrefix = constantFields.map((text) => `${text}\t`).join('');
  let text = '';
  let lines = 0;
  for (const row of rows) {
    text += linePrefix + line(columns, row);
    lines += 1;
    if (lines % linesPerChunk > 0) continue;
    yield text;
    text = '';
  }
  if (text) yield text;
}

/** Builds a line by concatenation instead of `join`: a history of a million transactions has forty million fields. */
function line<K extends string>(columns: readonly K[], row: Readonly<Record<K, Value>>): string {
  let text = '';
  let tab = '';
  for (const column of columns) {
    text += tab + field(row[column]);
    tab = '\t';
  }
  return `${text}\n`;
}

const special = /[\\\t\n\r]/;
const escaped: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function field(value: Value): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value !== 'string') return String(value);
  return special.test(value) ? value.replaceAll(/[\\\t\n\r]/g, (sign) => escaped[sign] ?? sign) : value;
}
