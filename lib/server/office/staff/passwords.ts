import 'server-only';
import { and, eq } from 'drizzle-orm';
import { needsApproval, nothing } from '@/lib/contracts/office/staff/grants';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { notifyOwner } from '@/lib/server/alerts/notify-owner';
import { staff } from '@/lib/server/database/schema/schema';
import type { OfficeHandler } from '@/lib/server/office/context';
import { checkPassword } from '@/lib/server/passwords/check-password';
import { hashPassword } from '@/lib/server/passwords/password';
import { isOwnPassword } from '@/lib/server/passwords/try-password';
import { requirePart } from '@/lib/server/roles/give-role';
import { accessOfRole, roleLabel } from '@/lib/server/roles/role-access';
import { endSessionsOf, renewSession } from '@/lib/server/sessions/session';
import { sessionCookie } from '@/lib/server/sessions/session-cookie';
import { requireSignInHere } from '@/lib/server/sso/local-sign-in';
import { askChange, changeFacts, withdrawChangesOf } from '@/lib/server/staff/change-store';
import { deliverLink } from '@/lib/server/staff/deliver-link';
import { endPasswordLinks, makePasswordLink } from '@/lib/server/staff/password-links';
import { mailStaff, otherAdministrators } from '@/lib/server/staff-mails/store';

/**
 * Ends a person's password and sessions, and lets them choose a new password by a link. With mail configured the link goes to them only.
 * Otherwise an administrator would see it and could take over the account, so a second administrator must approve first.
 */
export const resetPassword: OfficeHandler<'staff.resetPassword'> = async ({ params, caller, services, note }) => {
  const { db, now, environment } = services;
  if (params.id === caller.staffId) throw problem({ statusCode: 403, errorCode: ownCodes.needsAnotherAdministrator });
  const { person, role, link } = await db.transaction(async (tx) => {
    const [found] = await tx.select().from(staff).where(eq(staff.id, params.id)).for('update');
    if (!found) throw problem({ statusCode: 404, errorCode: ownCodes.notFound });
    // An inactive person needs no password; the link comes with their activation.
    if (!found.active) throw problem({ statusCode: 409, errorCode: ownCodes.outdated });
    requireSignInHere(found, environment);
    const role = await accessOfRole(tx, found.role);
    requirePart(caller, nothing, role);
    const values = { person: found.name, actor: caller.name, from: roleLabel(role), to: roleLabel(role) };
    const receivers = [found.id, ...(await otherAdministrators(tx, caller.staffId))];
    if (environment.mail === null && needsApproval(caller, nothing, role)) {
      await askChange(tx, { kind: 'password', person: found, toRole: found.role, askedBy: caller.staffId }, now());
      await mailStaff(services, tx, receivers, { kind: 'change-asked', values });
      return { person: found, role, link: null };
    }
    await tx.update(staff).set({ passwordHash: null }).where(eq(staff.id, found.id));
    await endSessionsOf(tx, found.id, now());
    await withdrawChangesOf(tx, found.id, caller.staffId, now());
    await mailStaff(services, tx, receivers, { kind: 'password-reset', values });
    return { person: found, role, link: await makePasswordLink(tx, found.id, 'reset', now()) };
  });
  const facts = changeFacts('password', role, role);
  if (!link) note({ action: 'staff.change-asked', facts });
  return { pending: link === null, delivery: link ? await deliverLink(services, person, link) : null };
};

/** Changes one's own password: other sessions end, and this one continues with a new cookie. */
export const changeOwnPassword: OfficeHandler<'staff.changeOwnPassword'> = async (call) => {
  const { body, caller, services } = call;
  call.note({ object: caller.staffId });
  const { db, now, environment } = services;
  const [row] = await db.select().from(staff).where(eq(staff.id, caller.staffId));
  const passwordHash = row?.passwordHash ?? null;
  const own = { staffId: caller.staffId, email: caller.email, typed: body.current, address: caller.address };
  if (passwordHash === null || !(await isOwnPassword({ ...own, passwordHash }, services))) {
    throw problem({ statusCode: 400, errorCode: ownCodes.invalidRequest, details: [{ field: 'current', reason: 'wrong' }] });
  }
  const reason = body.next === body.current ? 'same' : checkPassword(body.next, caller, environment.appUrl);
  if (reason) throw problem({ statusCode: 400, errorCode: ownCodes.invalidRequest, details: [{ field: 'next', reason }] });
  const nextHash = await hashPassword(body.next);
  const token = await db.transaction(async (tx) => {
    // Fails if the password was changed or reset since it was checked.
    const changed = await tx
      .update(staff)
      .set({ passwordHash: nextHash })
      .where(and(eq(staff.id, caller.staffId), eq(staff.passwordHash, passwordHash)))
      .returning({ id: staff.id });
    if (changed.length === 0) throw problem({ statusCode: 409, errorCode: ownCodes.outdated });
    await endSessionsOf(tx, caller.staffId, now(), caller.sessionId);
    await endPasswordLinks(tx, caller.staffId, now());
    await notifyOwner({ ...services, db: tx }, { kind: 'password-changed', staffId: caller.staffId, person: caller.name });
    return renewSession(tx, caller.sessionId);
  });
  call.setCookie?.(sessionCookie(environment.appUrl, token));
  return null;
};
