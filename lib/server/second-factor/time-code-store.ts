import 'server-only';
import { and, eq, isNotNull, lt } from 'drizzle-orm';
import type { Statements } from '@/lib/server/database/database';
import { timeCodes } from '@/lib/server/database/schema/second-factor-schema';
import type { EncryptionKeys } from '@/lib/server/environment/encryption-keys';
import { encryptText } from '@/lib/server/privacy/at-rest/encrypted-value';
import { decryptSecret, timeCodePlace } from '@/lib/server/privacy/at-rest/stored-secrets';
import { matchingStep, newTimeCodeSecret } from './time-code';

/** Makes a secret that counts for nothing until a code confirms it. The present one goes on meanwhile. */
export async function startTimeCode(db: Statements, staffId: string, keys: EncryptionKeys): Promise<string> {
  const secret = newTimeCodeSecret();
  const pending = encryptText(secret, timeCodePlace(staffId), keys);
  await db.insert(timeCodes).values({ staffId, pending }).onConflictDoUpdate({ target: timeCodes.staffId, set: { pending } });
  return secret;
}

/** Takes the started secret into use if this is a code of it. The code counts as used. */
export async function confirmTimeCode(db: Statements, staffId: string, code: string, keys: EncryptionKeys, now: Date): Promise<boolean> {
  const [row] = await db.select({ pending: timeCodes.pending }).from(timeCodes).where(eq(timeCodes.staffId, staffId));
  const secret = row?.pending ? decryptSecret(row.pending, timeCodePlace(staffId), keys) : null;
  const step = secret === null ? null : matchingStep(secret, code, now);
  if (!row?.pending || step === null) return false;
  const confirmed = await db
    .update(timeCodes)
    .set({ encrypted: row.pending, pending: null, lastStep: step, confirmedAt: now, lastUsedAt: null })
    .where(and(eq(timeCodes.staffId, staffId), eq(timeCodes.pending, row.pending)))
    .returning({ staffId: timeCodes.staffId });
  return confirmed.length > 0;
}

/**
 * Uses a time code up. One statement decides: a code of the last accepted step or an earlier one is refused, so that of many who send the
 * same code one is accepted.
 */
export async function spendTimeCode(db: Statements, staffId: string, code: string, keys: EncryptionKeys, now: Date): Promise<boolean> {
  const [row] = await db.select({ encrypted: timeCodes.encrypted }).from(timeCodes).where(eq(timeCodes.staffId, staffId));
  const secret = row?.encrypted ? decryptSecret(row.encrypted, timeCodePlace(staffId), keys) : null;
  const step = secret === null ? null : matchingStep(secret, code, now);
  if (!row?.encrypted || step === null) return false;
  const spent = await db
    .update(timeCodes)
    .set({ lastStep: step, lastUsedAt: now })
    .where(and(eq(timeCodes.staffId, staffId), eq(timeCodes.encrypted, row.encrypted), lt(timeCodes.lastStep, step)))
    .returning({ staffId: timeCodes.staffId });
  return spent.length > 0;
}

/** The confirmed time code of a person; null where there is none. */
export async function findTimeCode(db: Statements, staffId: string) {
  const [row] = await db
    .select({ confirmedAt: timeCodes.confirmedAt, lastUsedAt: timeCodes.lastUsedAt })
    .from(timeCodes)
    .where(and(eq(timeCodes.staffId, staffId), isNotNull(timeCodes.encrypted)));
  return row?.confirmedAt ? { confirmedAt: row.confirmedAt, lastUsedAt: row.lastUsedAt } : null;
}

export async function removeTimeCode(db: Statements, staffId: string): Promise<boolean> {
  const removed = await db
    .delete(timeCodes)
    .where(and(eq(timeCodes.staffId, staffId), isNotNull(timeCodes.encrypted)))
    .returning({ staffId: timeCodes.staffId });
  return removed.length > 0;
}
