import 'server-only';
import { isNotNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '@/lib/server/database/database';
import { approvals } from '@/lib/server/database/schema/approvals-schema';
import { type EncryptionKeys, keyIdOf, underEachKey } from '@/lib/server/environment/encryption-keys';
import { createDocumentTokens } from '@/lib/server/privacy/document-tokens';
import { type EncryptedColumn, encryptedColumns } from './encrypted-columns';
import { bytesPrefixOf, textPrefixOf } from './encrypted-value';
import { storedValue } from './re-encrypt';

/** How many values of a column are under a key. */
interface KeyCount {
  readonly column: string;
  /** Null for what was stored before values named their key. */
  readonly keyId: string | null;
  readonly values: number;
}

const rowsShape = z.array(z.object({ key: z.string().nullable(), values: z.coerce.number() }));

/** Every encrypted value there is, by column and key. */
export async function countByKey(db: Database, keys: EncryptionKeys): Promise<readonly KeyCount[]> {
  const counts: KeyCount[] = [];
  for (const column of encryptedColumns) {
    const rows = rowsShape.parse(await db.execute(countsIn(column, keys)));
    counts.push(...rows.map(({ key, values }) => ({ column: `${column.table}.${column.column}`, keyId: key, values })));
  }
  return [...counts, ...(await countRequests(db, keys))];
}

/** Whether nothing needs any key but the current one. */
export function isAllCurrent(counts: readonly KeyCount[], { sealKey }: Pick<EncryptionKeys, 'sealKey'>): boolean {
  return counts.every(({ keyId }) => keyId === keyIdOf(sealKey));
}

function countsIn(column: EncryptedColumn, { sealKey }: EncryptionKeys) {
  const value = storedValue(column);
  const taggedText = textPrefixOf(sealKey).slice(0, -9);
  const taggedBytes = bytesPrefixOf(sealKey).subarray(0, 4);
  const key =
    column.kind === 'bytes'
      ? sql`case when substring(${value} from 1 for 4) = ${taggedBytes} then encode(substring(${value} from 5 for 4), 'hex') end`
      : sql`case when starts_with(${value}, ${taggedText}) then substring(${value} from ${taggedText.length + 1}::int for 8) end`;
  return sql`select ${key} as key, count(*) as values from ${sql.identifier(column.table)}
    where ${sql.identifier(column.column)} is not null group by 1 order by 1`;
}

/** Requests that wait for approvals keep the key they were frozen under, because what was approved must not change; they end within a week. */
async function countRequests(db: Database, keys: EncryptionKeys): Promise<readonly KeyCount[]> {
  const rows = await db.select({ stored: approvals.encryptedRequest }).from(approvals).where(isNotNull(approvals.encryptedRequest));
  const all = underEachKey(keys, ({ sealKey }) => ({ id: keyIdOf(sealKey), tokens: createDocumentTokens(`approval:${sealKey}`) }));
  const counts = new Map<string | null, number>();
  for (const { stored } of rows) {
    const id = all.find(({ tokens }) => tokens.open(stored ?? '') !== null)?.id ?? null;
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return Array.from(counts, ([keyId, values]) => ({ column: 'approvals.encrypted_request', keyId, values }));
}
