import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '@/lib/server/database/database';
import type { Environment } from '@/lib/server/environment';
import type { EncryptionKeys } from '@/lib/server/environment/encryption-keys';
import { type EncryptedColumn, encryptedColumns, type Renewed } from './encrypted-columns';
import { bytesPrefixOf, textPrefixOf } from './encrypted-value';

/** Files and bodies may have megabytes each. */
const batchOf = { text: 100, json: 100, bytes: 20 } as const;

/** By then every instance of a rolling start has the same keys: what is renewed sooner, an older one could not read. */
const settledAfterSeconds = 15 * 60;

/** How long a process rests after it found nothing to renew: whatever is written since is under the current key. */
const restMs = 24 * 3_600_000;

const restsUntil = new WeakMap<Database, number>();

const keyShape = z
  .string()
  .transform((text): unknown => JSON.parse(text))
  .pipe(z.array(z.string()));
const rowsShape = z.array(z.object({ id: keyShape, row: z.string(), value: z.union([z.string(), z.instanceof(Buffer)]) }));

export async function runReEncryption({ db, environment }: { readonly db: Database; readonly environment: Environment }): Promise<void> {
  if (process.uptime() < settledAfterSeconds || performance.now() < (restsUntil.get(db) ?? 0)) return;
  if ((await reEncrypt(db, environment)) === 0) restsUntil.set(db, performance.now() + restMs);
}

/**
 * Brings every stored value under the current key, in batches, while the product runs: those from before their column was encrypted, and those
 * under an older key. What is changed meanwhile keeps the change, so two processes may do it at once, and one that was stopped goes on. Gives
 * the number renewed. What no key of ours opens stays as it is.
 */
export async function reEncrypt(db: Database, keys: EncryptionKeys): Promise<number> {
  let renewed = 0;
  for (const column of encryptedColumns) renewed += await renewColumn(db, column, keys);
  return renewed;
}

async function renewColumn(db: Database, column: EncryptedColumn, keys: EncryptionKeys): Promise<number> {
  let renewed = 0;
  let after: readonly string[] | null = null;
  do {
    const found: z.output<typeof rowsShape> = rowsShape.parse(await db.execute(nextBatch(column, keys, after)));
    for (const { id, row, value } of found) {
      const next = renewedValue(column, value, row, keys);
      if (next === null) continue;
      const changed = await db.execute(
        sql`update ${sql.identifier(column.table)} set ${changes(column, next)}
          where ${isRow(column, '=', id)} and ${storedValue(column)} = ${value} returning 1`,
      );
      renewed += changed.length;
    }
    after = found.length === batchOf[column.kind] ? (found.at(-1)?.id ?? null) : null;
  } while (after !== null);
  return renewed;
}

/** The value as text or bytes. */
export function storedValue({ kind, column }: EncryptedColumn): SQL {
  const name = sql.identifier(column);
  return kind === 'json' ? sql`(${name} #>> '{}')` : sql`${name}`;
}

function changes({ kind, column }: EncryptedColumn, { value, index }: Renewed<string | Buffer>): SQL {
  const name = sql.identifier(column);
  const set = kind === 'json' ? sql`${name} = to_jsonb(${value}::text)` : sql`${name} = ${value}`;
  // An array of digests as one parameter: none has a comma.
  return index ? sql`${set}, ${sql.identifier(index.column)} = string_to_array(${index.digests.join(',')}, ',')` : set;
}

function nextBatch(column: EncryptedColumn, keys: EncryptionKeys, after: readonly string[] | null): SQL {
  const value = storedValue(column);
  const isCurrent =
    column.kind === 'bytes'
      ? sql`substring(${value} from 1 for 8) = ${bytesPrefixOf(keys.sealKey)}`
      : sql`starts_with(${value}, ${textPrefixOf(keys.sealKey)})`;
  return sql`select json_build_array(${keyList(column, sql`::text`)})::text as id, ${sql.raw(column.row)} as row, ${value} as value from ${sql.identifier(column.table)}
    where ${sql.identifier(column.column)} is not null and not ${isCurrent} ${after === null ? sql`` : sql`and ${isRow(column, '>', after)}`}
    order by ${keyList(column)} limit ${batchOf[column.kind]}`;
}

function keyList({ key }: EncryptedColumn, suffix = sql``): SQL {
  return sql.join(
    key.map(({ column }) => sql`${sql.identifier(column)}${suffix}`),
    sql`, `,
  );
}

function isRow(column: EncryptedColumn, comparison: '=' | '>', id: readonly string[]): SQL {
  const values = column.key.map(({ type }, at) => sql`${id[at] ?? ''}::text::${sql.raw(type)}`);
  return sql`(${keyList(column)}) ${sql.raw(comparison)} (${sql.join(values, sql`, `)})`;
}

function renewedValue(column: EncryptedColumn, value: string | Buffer, row: string, keys: EncryptionKeys): Renewed<string | Buffer> | null {
  if (column.kind === 'bytes') return typeof value === 'string' ? null : column.renew(value, row, keys);
  return typeof value === 'string' ? column.renew(value, row, keys) : null;
}
