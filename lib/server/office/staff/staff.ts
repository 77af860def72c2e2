import 'server-only';
import { asc, eq } from 'drizzle-orm';
import { needsApproval, nothing } from '@/lib/contracts/office/staff/grants';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { notifyOwner } from '@/lib/server/alerts/notify-owner';
import { customRoles } from '@/lib/server/database/schema/roles-schema';
import { staff } from '@/lib/server/database/schema/schema';
import type { OfficeHandler } from '@/lib/server/office/context';
import { pageOf } from '@/lib/server/office/page-of';
import { requirePart, takeRole } from '@/lib/server/roles/give-role';
import { accessOfRole, roleLabel } from '@/lib/server/roles/role-access';
import { removeViewsOf } from '@/lib/server/saved-views/view-store';
import { endSessionsOf } from '@/lib/server/sessions/session';
import { requireSignInHere } from '@/lib/server/sso/local-sign-in';
import { askChange, changeFacts, lockAdministrators, withdrawChangesOf } from '@/lib/server/staff/change-store';
import { createStaff } from '@/lib/server/staff/create-staff';
import { deliverLink } from '@/lib/server/staff/deliver-link';
import { endPasswordLinks, makePasswordLink } from '@/lib/server/staff/password-links';
import { staffRecord } from '@/lib/server/staff/staff-record';
import { mailStaff, otherAdministrators } from '@/lib/server/staff-mails/store';

export const listStaff: OfficeHandler<'staff.list'> = async ({ query, services }) => {
  const { limit, offset, page } = pageOf(query);
  const rows = await services.db
    .select({ row: staff, roleName: customRoles.name })
    .from(staff)
    .leftJoin(customRoles, eq(customRoles.id, staff.role))
    .orderBy(asc(staff.name), asc(staff.id))
    .limit(limit + 1)
    .offset(offset);
  return page(rows, ({ row, roleName }) => staffRecord(row, roleName));
};

/** Creates a person, inactive where a second administrator must approve the role. */
export const createOneStaff: OfficeHandler<'staff.create'> = async ({ body, caller, services, note }) => {
  const { db, now } = services;
  requireSignInHere({ email: body.email, ssoSubject: null }, services.environment);
  const { person, link, role, pending } = await db.transaction(async (tx) => {
    const role = await takeRole(tx, body.role);
    requirePart(caller, nothing, role);
    const pending = needsApproval(caller, nothing, role);
    const row = await createStaff(tx, { ...body, active: !pending });
    if (!row) throw problem({ statusCode: 409, errorCode: ownCodes.conflict, details: [{ field: 'email', reason: 'taken' }] });
    if (!pending) return { person: row, link: await makePasswordLink(tx, row.id, 'welcome', now()), role, pending };
    await askChange(tx, { kind: 'activate', person: row, toRole: row.role, askedBy: caller.staffId }, now());
    const values = { person: row.name, actor: caller.name, from: roleLabel(role), to: roleLabel(role) };
    await mailStaff(services, tx, await otherAdministrators(tx, caller.staffId), { kind: 'change-asked', values });
    return { person: row, link: null, role, pending };
  });
  note({ object: person.id, facts: { role: roleLabel(role), ...(pending && { pending: 'true' }) } });
  return { staff: staffRecord(person, role.roleName), pending, delivery: link ? await deliverLink(services, person, link) : null };
};

/**
 * Changes a name at once, and role or activity at once where that only removes permissions. What adds permissions waits for a second
 * administrator, and nobody changes their own role.
 */
export const changeStaff: OfficeHandler<'staff.change'> = async ({ params, body, caller, services, note }) => {
  const { db, now } = services;
  const { before, after, roles, requestedChange } = await db.transaction(async (tx) => {
    const administrators = await lockAdministrators(tx);
    const [found] = await tx.select().from(staff).where(eq(staff.id, params.id)).for('update');
    if (!found) throw problem({ statusCode: 404, errorCode: ownCodes.notFound });
    const requested = { role: body.role ?? found.role, active: body.active ?? found.active };
    // Both follow the provider: a change here would be undone at the next sign-in.
    if (found.ssoSubject !== null && (requested.role !== found.role || (body.name ?? found.name) !== found.name))
      throw problem({ statusCode: 409, errorCode: ownCodes.conflict, details: [{ field: 'role', reason: 'sso' }] });
    if (found.id === caller.staffId && requested.role !== found.role)
      throw problem({ statusCode: 403, errorCode: ownCodes.needsAnotherAdministrator });
    const [last, ...others] = administrators.filter(({ role }) => role === 'admin');
    if (last?.id === found.id && others.length === 0 && !(requested.active && requested.role === 'admin'))
      throw problem({ statusCode: 409, errorCode: ownCodes.conflict, details: [{ field: 'role', reason: 'last-admin' }] });

    const from = await accessOfRole(tx, found.role);
    // Somebody who only loses access keeps a role that may be archived.
    const to = requested.active || requested.role !== found.role ? await takeRole(tx, requested.role) : from;
    const roles = { from, to };
    const [holding, wanting] = [found.active ? from : nothing, requested.active ? to : nothing];
    requirePart(caller, holding, wanting);
    const waits = needsApproval(caller, holding, wanting);
    const values = { name: body.name ?? found.name, ...(waits ? {} : { ...requested, ssoLeftAt: null }) };
    const [changed = found] = await tx.update(staff).set(values).where(eq(staff.id, found.id)).returning();
    if (waits) {
      const change = { kind: found.active ? 'role' : 'activate', person: found, toRole: requested.role, askedBy: caller.staffId } as const;
      await askChange(tx, change, now());
      const values = { person: found.name, actor: caller.name, from: roleLabel(from), to: roleLabel(to) };
      const concerned = found.active ? [found.id] : [];
      const receivers = [...concerned, ...(await otherAdministrators(tx, caller.staffId))];
      await mailStaff(services, tx, receivers, { kind: 'change-asked', values });
      return { before: found, after: changed, roles, requestedChange: change.kind };
    }
    if (changed.role !== found.role || changed.active !== found.active) {
      await withdrawChangesOf(tx, found.id, caller.staffId, now());
      await endSessionsOf(tx, found.id, now());
    }
    if (changed.role !== found.role) {
      const facts = { from: roleLabel(from), to: roleLabel(to) };
      await notifyOwner({ ...services, db: tx }, { kind: 'role-changed', staffId: found.id, person: changed.name, facts });
    }
    if (!changed.active) {
      await endPasswordLinks(tx, found.id, now());
      await removeViewsOf(tx, found.id);
    }
    return { before: found, after: changed, roles, requestedChange: null };
  });
  const renamed = String(before.name !== after.name);
  const [was, is] = [roleLabel(roles.from), roleLabel(roles.to)];
  const facts = { role: `${was} > ${is}`, active: `${before.active} > ${after.active}`, renamed };
  const asked = requestedChange && { ...changeFacts(requestedChange, roles.from, roles.to), renamed };
  note(asked ? { action: 'staff.change-asked', facts: asked } : { facts });
  return { staff: staffRecord(after, after.role === roles.to.role ? roles.to.roleName : roles.from.roleName), pending: asked !== null };
};
