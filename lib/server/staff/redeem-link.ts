import 'server-only';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { notifyOwner } from '@/lib/server/alerts/notify-owner';
import { recordAuditEvent } from '@/lib/server/audit/record';
import { staff } from '@/lib/server/database/schema/schema';
import { checkPassword } from '@/lib/server/passwords/check-password';
import { hashPassword } from '@/lib/server/passwords/password';
import type { Services } from '@/lib/server/services';
import { endSessionsOf } from '@/lib/server/sessions/session';
import { otherAdministrators } from '@/lib/server/staff-mails/store';
import { findPasswordLink, spendPasswordLink } from './password-links';

export const redeemShape = z.strictObject({ token: z.string().regex(/^[\w-]{43}$/), password: z.string().min(1).max(128) });

/**
 * Sets the password chosen by a link's owner. A refused password leaves the link valid. Throws SVB444 when the link was used, replaced or
 * expired, and SVB400 with the reason when the password is refused.
 */
export async function redeemLink(given: z.infer<typeof redeemShape>, address: string | null, services: Services): Promise<void> {
  const { db, now, environment } = services;
  const owner = await findPasswordLink(db, given.token, now());
  if (!owner) throw problem({ statusCode: 410, errorCode: ownCodes.linkExpired });
  const reason = checkPassword(given.password, owner, environment.appUrl);
  if (reason) throw problem({ statusCode: 400, errorCode: ownCodes.invalidRequest, details: [{ field: 'next', reason }] });
  const passwordHash = await hashPassword(given.password);
  await db.transaction(async (tx) => {
    const staffId = await spendPasswordLink(tx, given.token, now());
    if (staffId === null) throw problem({ statusCode: 410, errorCode: ownCodes.linkExpired });
    await tx.update(staff).set({ passwordHash }).where(eq(staff.id, staffId));
    await endSessionsOf(tx, staffId, now());
    const others = await otherAdministrators(tx, staffId);
    // A first password changes none, so the product has nothing to say about it.
    const isFirst = owner.lastSignInAt === null;
    await notifyOwner({ ...services, db: tx }, { kind: 'password-changed', staffId, person: owner.name, others, isShown: !isFirst });
  });
  const event = { actorId: owner.staffId, action: 'staff.password-changed', object: owner.staffId, result: 'done', address } as const;
  await recordAuditEvent(db, { ...event, facts: { by: 'link' } }, now());
}
