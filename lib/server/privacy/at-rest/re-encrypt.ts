import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '@/lib/server/database/database';
import type { Environment } from '@/lib/server/environment';
import type { EncryptionKeys } from '@/lib/server/environment/encryption-keys';
import { type EncryptedColumn, encryptedColumns } from './encrypted-columns';
import { bytesPrefixOf, textPrefixOf } from './encrypted-value';

const batch = 100;

/** By then every instance of a rolling start has the same keys: what is renewed sooner, an older one could not read. */
const settledAfterSeconds = 15 * 60;

const rowsShape = z.array(z.object({ id: z.string(), row: z.string(), value: z.union([z.string(), z.instanceof(Buffer)]) }));

export async function runReEncryption({ db, environment }: { readonly db: Database; readonly environment: Environment }): Promise<void> {
  if (process.uptime() >= settledAfterSeconds) await reEncrypt(db, environment);
}

/**
 * Brings every stored value under the current key, in batches, while the product runs: what is changed meanwhile keeps the change. Gives the
 * number renewed. What no key of ours opens stays as it is.
 */
export async function reEncrypt(db: Database, keys: EncryptionKeys): Promise<number> {
  let renewed = 0;
  for (const column of encryptedColumns) renewed += await renewColumn(db, column, keys);
  return renewed;
}

async function renewColumn(db: Database, column: EncryptedColumn, keys: EncryptionKeys): Promise<number> {
  const name = sql.identifier(column.column);
  let renewed = 0;
  let after: string | null = null;
  do {
    const found: z.output<typeof rowsShape> = rowsShape.parse(await db.execute(nextBatch(column, keys, after)));
    for (const { id, row, value } of found) {
      const next = renewedValue(column, value, row, keys);
      if (next === null) continue;
      const changed = await db.execute(
        sql`update ${sql.identifier(column.table)} set ${name} = ${next} where ${isRow(column, '=', id)} and ${name} = ${value} returning 1`,
      );
      renewed += changed.length;
    }
    after = found.length === batch ? (found.at(-1)?.id ?? null) : null;
  } while (after !== null);
  return renewed;
}

function nextBatch(column: EncryptedColumn, keys: EncryptionKeys, after: string | null): SQL {
  const name = sql.identifier(column.column);
  const id = sql.identifier(column.id.column);
  const isCurrent =
    column.kind === 'text'
      ? sql`starts_with(${name}, ${textPrefixOf(keys.sealKey)})`
      : sql`substring(${name} from 1 for 8) = ${bytesPrefixOf(keys.sealKey)}`;
  return sql`select ${id}::text as id, ${sql.raw(column.row)} as row, ${name} as value from ${sql.identifier(column.table)}
    where ${name} is not null and not ${isCurrent} ${after === null ? sql`` : sql`and ${isRow(column, '>', after)}`}
    order by ${id} limit ${batch}`;
}

function isRow({ id }: EncryptedColumn, comparison: '=' | '>', value: string): SQL {
  return sql`${sql.identifier(id.column)} ${sql.raw(comparison)} ${value}::text::${sql.raw(id.type)}`;
}

function renewedValue(column: EncryptedColumn, value: string | Buffer, row: string, keys: EncryptionKeys): string | Buffer | null {
  const place = { column: column.place ?? `${column.table}.${column.column}`, row };
  if (column.kind === 'text') return typeof value === 'string' ? column.renew(value, place, keys) : null;
  return typeof value === 'string' ? null : column.renew(value, place, keys);
}
