import 'server-only';
import { eq } from 'drizzle-orm';
import type { Statements } from '@/lib/server/database/database';
import { staff } from '@/lib/server/database/schema/schema';
import { passkeys, recoveryCodes, timeCodes } from '@/lib/server/database/schema/second-factor-schema';

/**
 * Removes every factor of a person who lost theirs. Where the role requires one they must enrol at the next sign-in: a password alone is not enough
 * again for a week.
 */
export async function resetFactors(db: Statements, staffId: string, now: Date): Promise<void> {
  await db.delete(passkeys).where(eq(passkeys.staffId, staffId));
  await db.delete(timeCodes).where(eq(timeCodes.staffId, staffId));
  await db.delete(recoveryCodes).where(eq(recoveryCodes.staffId, staffId));
  await db.update(staff).set({ factorDueAt: now }).where(eq(staff.id, staffId));
}
