import 'server-only';
import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { canonicalJson } from '@/lib/format/text/canonical-json';
import type { Database } from '@/lib/server/database/database';
import { operations } from '@/lib/server/database/schema/schema';
import type { Environment } from '@/lib/server/environment';
import { type EncryptionKeys, underEachKey } from '@/lib/server/environment/encryption-keys';
import { keyedDigest } from '@/lib/server/privacy/keyed-digest';

type Keys = Pick<Environment, 'sealKey'>;

/** First byte of a keyed fingerprint. Older rows hold a plain SHA-256 of 32 bytes, which could be guessed from a copy of the database. */
const keyed = Buffer.from([1]);
const plainLength = 32;
const batch = 500;

/** Keyed digest of a request with its fields sorted, so that equal requests have equal fingerprints. */
export function fingerprintOf(kind: string, params: unknown, body: unknown, keys: Keys): Buffer {
  const plain = createHash('sha256')
    .update(canonicalJson([kind, params, body]))
    .digest();
  return withKey(plain, keys);
}

/** The fingerprints of one request: under the current key, which is stored, and under the older ones. */
export type Fingerprints = readonly [Buffer, ...Buffer[]];

export function fingerprintsOf(kind: string, params: unknown, body: unknown, keys: EncryptionKeys): Fingerprints {
  return underEachKey(keys, (key) => fingerprintOf(kind, params, body, key));
}

/** Compares a stored fingerprint, under whatever key; a plain one from before fingerprints were keyed still matches. */
export function isSameFingerprint(stored: Buffer, fingerprints: Fingerprints, keys: Keys): boolean {
  const found = stored.length === plainLength ? withKey(stored, keys) : stored;
  return fingerprints.some((fingerprint) => fingerprint.equals(found));
}

/** Migrates plain fingerprints to keyed ones, in batches, until none is left. */
export async function keyPlainFingerprints(db: Database, keys: Keys): Promise<void> {
  const rows = await db
    .select({ id: operations.id, fingerprint: operations.fingerprint })
    .from(operations)
    .where(sql`octet_length(${operations.fingerprint}) = ${plainLength}`)
    .limit(batch);
  for (const { id, fingerprint } of rows) {
    await db
      .update(operations)
      .set({ fingerprint: withKey(fingerprint, keys) })
      .where(and(eq(operations.id, id), eq(operations.fingerprint, fingerprint)));
  }
  if (rows.length === batch) await keyPlainFingerprints(db, keys);
}

function withKey(plain: Buffer, keys: Keys): Buffer {
  return Buffer.concat([keyed, keyedDigest('operation', plain, keys)]);
}
