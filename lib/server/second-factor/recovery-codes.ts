import 'server-only';
import { randomInt } from 'node:crypto';
import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import type { Statements } from '@/lib/server/database/database';
import { recoveryCodes } from '@/lib/server/database/schema/second-factor-schema';
import type { Environment } from '@/lib/server/environment';
import { type EncryptionKeys, underEachKey } from '@/lib/server/environment/encryption-keys';
import { keyedDigest } from '@/lib/server/privacy/keyed-digest';

const amount = 10;
const groups = 3;
const groupLength = 4;
/** Without signs that are taken for one another: 32 of them, so a code of twelve has 60 bits. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const hashOf = (staffId: string, code: string, keys: Pick<Environment, 'sealKey'>) =>
  keyedDigest('recovery-code', `${staffId}:${normal(code)}`, keys);

/** Ten new codes, to be shown once. All earlier ones of the person end. */
export async function renewRecoveryCodes(
  db: Statements,
  staffId: string,
  keys: Pick<Environment, 'sealKey'>,
  now: Date,
): Promise<string[]> {
  const codes = Array.from({ length: amount }, newCode);
  await db.delete(recoveryCodes).where(eq(recoveryCodes.staffId, staffId));
  await db.insert(recoveryCodes).values(codes.map((code) => ({ staffId, codeHash: hashOf(staffId, code, keys), createdAt: now })));
  return codes;
}

/** Uses a recovery code up, in one statement: of two who send the same one, one is accepted. */
export async function spendRecoveryCode(db: Statements, staffId: string, code: string, keys: EncryptionKeys, now: Date): Promise<boolean> {
  const hashes = [...underEachKey(keys, (key) => hashOf(staffId, code, key))];
  const spent = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(eq(recoveryCodes.staffId, staffId), inArray(recoveryCodes.codeHash, hashes), isNull(recoveryCodes.usedAt)))
    .returning({ id: recoveryCodes.id });
  return spent.length > 0;
}

export async function countRecoveryCodes(db: Statements, staffId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.staffId, staffId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}

export async function removeRecoveryCodes(db: Statements, staffId: string): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.staffId, staffId));
}

function newCode(): string {
  const group = () => Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** However somebody types it: small letters, blanks and dashes do not matter. */
const normal = (code: string) => code.toUpperCase().replace(/[^A-Z0-9]/g, '');
