import 'server-only';
import { randomUUID } from 'node:crypto';
import { and, asc, count, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { type SavedPayeeRefusal, savedPayeeLimits } from '@/lib/contracts/office/saved-payees/saved-payees';
import type { PixKey } from '@/lib/contracts/pix/account/pix-key-type-match';
import type { Holder } from '@/lib/contracts/shape/holder.shape';
import type { Database, Statements } from '@/lib/server/database/database';
import { operations, staff } from '@/lib/server/database/schema/schema';
import { savedPayees } from '@/lib/server/database/schema/team-records-schema';
import type { EncryptionKeys } from '@/lib/server/environment/encryption-keys';
import { operationFields, savedPayeeFields } from '@/lib/server/privacy/at-rest/fields';
import { payeeHashes } from './confirmation';

/** A saved payee as it was written, with who holds its key as far as is known here. */
export interface StoredPayee {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly key: PixKey;
  readonly holder: Holder;
  readonly seenAt: Date;
  readonly paidAt: Date | null;
  readonly staff: string;
  readonly version: number;
}

/** Every saved payee in the order of their names, each with the holder of its last payment where that is newer. */
export async function listPayees(db: Statements, keys: EncryptionKeys): Promise<StoredPayee[]> {
  const rows = await db
    .select({ row: savedPayees, staff: staff.name })
    .from(savedPayees)
    .innerJoin(staff, eq(staff.id, savedPayees.staffId))
    .orderBy(asc(savedPayees.createdAt), asc(savedPayees.id));
  const opened = rows.map(({ row, staff: by }) => ({ ...openPayee(row, keys), staff: by }));
  const paid = await lastPayments(
    db,
    opened.flatMap(({ key }) => [...payeeHashes(key.pixKey, keys)]),
    keys,
  );
  return opened
    .map((payee) => {
      const last = payeeHashes(payee.key.pixKey, keys)
        .flatMap((hash) => paid.get(hash) ?? [])
        .toSorted((one, other) => other.at.getTime() - one.at.getTime())[0];
      const isNewer = last !== undefined && last.at > payee.seenAt;
      return { ...payee, ...(isNewer && { holder: last.holder, seenAt: last.at }), paidAt: last?.at ?? null };
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, 'pt'));
}

export interface NewPayee {
  readonly name: string;
  readonly note: string;
  readonly key: PixKey;
  readonly holder: Holder;
  readonly staffId: string;
}

/** Saves a payee. Those are counted and compared in turn, so that two people who save at once exceed neither. */
export function createPayee(
  db: Database,
  { staffId, ...plain }: NewPayee,
  keys: EncryptionKeys,
  now: Date,
): Promise<{ readonly id: string } | { readonly refusal: SavedPayeeRefusal }> {
  const id = randomUUID();
  const hashes = payeeHashes(plain.key.pixKey, keys);
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('saved-payees', 0))`);
    if ((await tx.$count(savedPayees, inArray(savedPayees.payee, [...hashes]))) > 0) return { refusal: 'taken' } as const;
    const [present] = await tx.select({ payees: count() }).from(savedPayees);
    if ((present?.payees ?? 0) >= savedPayeeLimits.payees) return { refusal: 'full' } as const;
    await tx.insert(savedPayees).values({
      id,
      payee: hashes[0],
      ...namedAs(id, plain, keys),
      key: savedPayeeFields.key.encrypt(plain.key, id, keys),
      holder: savedPayeeFields.holder.encrypt(plain.holder, id, keys),
      staffId,
      seenAt: now,
      usedAt: now,
      createdAt: now,
      changedAt: now,
    });
    return { id };
  });
}

/** Replaces name and note of the version its editor saw. False where it is another one, or gone. */
export async function changePayee(
  db: Statements,
  { id, version, ...plain }: Pick<StoredPayee, 'id' | 'version' | 'name' | 'note'>,
  keys: EncryptionKeys,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(savedPayees)
    .set({ ...namedAs(id, plain, keys), version: version + 1, changedAt: now })
    .where(and(eq(savedPayees.id, id), eq(savedPayees.version, version)))
    .returning({ id: savedPayees.id });
  return rows.length > 0;
}

export async function isSaved(db: Database, id: string): Promise<boolean> {
  return (await db.$count(savedPayees, eq(savedPayees.id, id))) > 0;
}

/** The saved payee that has a key, by its hashes; null where none has. */
export async function savedPayeeOf(db: Statements, hashes: readonly string[]): Promise<string | null> {
  const [row] = await db
    .select({ id: savedPayees.id })
    .from(savedPayees)
    .where(inArray(savedPayees.payee, [...hashes]));
  return row?.id ?? null;
}

/** False where it was removed meanwhile. */
export async function removePayee(db: Statements, id: string): Promise<boolean> {
  const rows = await db.delete(savedPayees).where(eq(savedPayees.id, id)).returning({ id: savedPayees.id });
  return rows.length > 0;
}

/** A key that is saved was looked up: it is in use, and known by its present hash from now on. */
export async function noteUse(db: Statements, hashes: readonly [string, ...string[]], now: Date): Promise<void> {
  await db
    .update(savedPayees)
    .set({ usedAt: now, payee: hashes[0] })
    .where(inArray(savedPayees.payee, [...hashes]));
}

/** What is written of a saved payee. */
export function openPayee(row: typeof savedPayees.$inferSelect, keys: EncryptionKeys) {
  const { id, seenAt, version } = row;
  return {
    id,
    seenAt,
    version,
    name: savedPayeeFields.name.decrypt(row.name, id, keys),
    note: savedPayeeFields.note.decrypt(row.note, id, keys),
    key: savedPayeeFields.key.decrypt(row.key, id, keys),
    holder: savedPayeeFields.holder.decrypt(row.holder, id, keys),
  };
}

function namedAs(id: string, { name, note }: Pick<StoredPayee, 'name' | 'note'>, keys: EncryptionKeys) {
  return { name: savedPayeeFields.name.encrypt(name, id, keys), note: savedPayeeFields.note.encrypt(note, id, keys) };
}

/** The last payment to each key, by its hash. */
async function lastPayments(db: Statements, hashes: readonly string[], keys: EncryptionKeys) {
  const paid = new Map<string, { readonly holder: Holder; readonly at: Date }>();
  if (hashes.length === 0) return paid;
  const rows = await db
    .select({ payee: operations.payee, holder: operations.holder, key: operations.idempotencyKey, at: operations.createdAt })
    .from(operations)
    .where(and(inArray(operations.payee, [...hashes]), eq(operations.state, 'done'), isNotNull(operations.holder)))
    .orderBy(asc(operations.payee), desc(operations.createdAt));
  for (const { payee, holder, key, at } of rows) {
    if (payee === null || holder === null || paid.has(payee)) continue;
    paid.set(payee, { holder: operationFields.holder.decrypt(holder, key, keys), at });
  }
  return paid;
}
