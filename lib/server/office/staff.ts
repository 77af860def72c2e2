import 'server-only';
import { and, asc, eq } from 'drizzle-orm';
import { problem } from '@/lib/contracts/problem';
import { recordAudit } from '@/lib/server/audit/record';
import { staff } from '@/lib/server/database/schema';
import { endSessionsOf } from '@/lib/server/sessions/session';
import { createStaff } from '@/lib/server/staff/create-staff';
import { hashPassword, oneTimePassword } from '@/lib/server/staff/password';
import { staffRecord } from '@/lib/server/staff/staff-record';
import { isOwnPassword } from '@/lib/server/throttle/try-password';
import type { OfficeHandler } from './context';
import { pageOf } from './page-of';

export const listStaff: OfficeHandler<'staff.list'> = async ({ query, services }) => {
  const { limit, offset, page } = pageOf(query);
  const rows = await services.db
    .select()
    .from(staff)
    .orderBy(asc(staff.name), asc(staff.id))
    .limit(limit + 1)
    .offset(offset);
  return page(rows, staffRecord);
};

export const createOneStaff: OfficeHandler<'staff.create'> = async ({ body, caller, services, requestId, address }) => {
  const created = await createStaff(services.db, body);
  if (!created) throw problem({ statusCode: 409, errorCode: 'SVB409', details: [{ field: 'email', reason: 'taken' }] });
  const event = { actorId: caller.staffId, action: 'staff.created', object: created.row.id, result: 'done', requestId, address } as const;
  await recordAudit(services.db, { ...event, facts: { role: body.role } }, services.now());
  return { staff: staffRecord(created.row), oneTimePassword: created.oneTimePassword };
};

const isActiveAdmin = and(eq(staff.role, 'admin'), eq(staff.active, true));

export const changeStaff: OfficeHandler<'staff.change'> = async ({ params, body, caller, services, requestId, address }) => {
  const { before, after } = await services.db.transaction(async (tx) => {
    // Locked in one order for everybody, so that two who demote each other take turns and the second one is the last.
    const admins = await tx.select({ id: staff.id }).from(staff).where(isActiveAdmin).orderBy(asc(staff.id)).for('update');
    const [found] = await tx.select().from(staff).where(eq(staff.id, params.id)).for('update');
    if (!found) throw problem({ statusCode: 404, errorCode: 'SVB404' });
    const staysAdmin = (body.active ?? found.active) && (body.role ?? found.role) === 'admin';
    const isLast = admins.length === 1 && admins[0]?.id === found.id;
    if (isLast && !staysAdmin) throw problem({ statusCode: 409, errorCode: 'SVB409', details: [{ field: 'role', reason: 'last-admin' }] });
    const [changed] = await tx.update(staff).set(body).where(eq(staff.id, params.id)).returning();
    return { before: found, after: changed ?? found };
  });
  if (!after.active) await endSessionsOf(services.db, after.id, services.now());
  const facts = {
    role: `${before.role} > ${after.role}`,
    active: `${before.active} > ${after.active}`,
    renamed: String(before.name !== after.name),
  };
  await recordAudit(
    services.db,
    { actorId: caller.staffId, action: 'staff.changed', object: after.id, result: 'done', requestId, address, facts },
    services.now(),
  );
  return staffRecord(after);
};

export const resetPassword: OfficeHandler<'staff.resetPassword'> = async ({ params, caller, services, requestId, address }) => {
  const password = oneTimePassword();
  const [row] = await services.db
    .update(staff)
    .set({ passwordHash: await hashPassword(password), mustChangePassword: true })
    .where(eq(staff.id, params.id))
    .returning({ id: staff.id });
  if (!row) throw problem({ statusCode: 404, errorCode: 'SVB404' });
  await endSessionsOf(services.db, row.id, services.now());
  const event = { actorId: caller.staffId, action: 'staff.password-reset', object: row.id, result: 'done', requestId, address } as const;
  await recordAudit(services.db, event, services.now());
  return { oneTimePassword: password };
};

export const changeOwnPassword: OfficeHandler<'staff.changeOwnPassword'> = async ({ body, caller, services, requestId, address }) => {
  const [row] = await services.db.select().from(staff).where(eq(staff.id, caller.staffId));
  const event = { actorId: caller.staffId, action: 'staff.password-changed', object: caller.staffId, requestId, address } as const;
  if (
    !row ||
    !(await isOwnPassword({ staffId: row.id, email: row.email, passwordHash: row.passwordHash, typed: body.current, address }, services))
  ) {
    await recordAudit(services.db, { ...event, result: 'refused' }, services.now());
    throw problem({ statusCode: 400, errorCode: 'SVB400', details: [{ field: 'current', reason: 'wrong' }] });
  }
  if (body.next === body.current) throw problem({ statusCode: 400, errorCode: 'SVB400', details: [{ field: 'next', reason: 'same' }] });
  await services.db
    .update(staff)
    .set({ passwordHash: await hashPassword(body.next), mustChangePassword: false })
    .where(eq(staff.id, caller.staffId));
  await endSessionsOf(services.db, caller.staffId, services.now(), caller.sessionId);
  await recordAudit(services.db, { ...event, result: 'done' }, services.now());
  return null;
};
