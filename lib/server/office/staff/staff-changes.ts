import 'server-only';
import { asc, count, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { nothing } from '@/lib/contracts/office/staff/grants';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { notifyOwner } from '@/lib/server/alerts/notify-owner';
import type { AuditNotes } from '@/lib/server/audit/with-audit';
import type { Statements } from '@/lib/server/database/database';
import { staffChanges } from '@/lib/server/database/schema/people-schema';
import { customRoles } from '@/lib/server/database/schema/roles-schema';
import { staff } from '@/lib/server/database/schema/schema';
import type { OfficeCall, OfficeHandler } from '@/lib/server/office/context';
import { requirePart } from '@/lib/server/roles/give-role';
import { isActiveAdministrator } from '@/lib/server/roles/is-active-administrator';
import { accessOfRole, roleLabel } from '@/lib/server/roles/role-access';
import { approveChange } from '@/lib/server/staff/approve-change';
import { decideChange, isPendingAt, lockAdministrators, type StaffChange, storedChangeFacts } from '@/lib/server/staff/change-store';
import { deliverLink } from '@/lib/server/staff/deliver-link';
import { mailStaff, otherAdministrators, type StaffMailKind } from '@/lib/server/staff-mails/store';

const asker = alias(staff, 'asker');
const from = alias(customRoles, 'from_role');
const to = alias(customRoles, 'to_role');

export const listStaffChanges: OfficeHandler<'staffChanges.list'> = async ({ caller, services: { db, now } }) => {
  const rows = await db
    .select({
      change: staffChanges,
      name: staff.name,
      email: staff.email,
      askedBy: asker.name,
      fromRoleName: from.name,
      toRoleName: to.name,
    })
    .from(staffChanges)
    .innerJoin(staff, eq(staff.id, staffChanges.staffId))
    .innerJoin(asker, eq(asker.id, staffChanges.askedBy))
    .leftJoin(from, eq(from.id, staffChanges.fromRole))
    .leftJoin(to, eq(to.id, staffChanges.toRole))
    .where(isPendingAt(now()))
    .orderBy(asc(staffChanges.askedAt));
  const [admins] = await db.select({ count: count() }).from(staff).where(isActiveAdministrator(db));
  const items = rows.map(({ change, name, email, askedBy, fromRoleName, toRoleName }) => ({
    id: change.id,
    kind: change.kind,
    person: { name, email },
    fromRole: change.fromRole,
    fromRoleName,
    toRole: change.toRole,
    toRoleName,
    askedBy,
    askedAt: change.askedAt.toISOString(),
    expiresAt: change.expiresAt.toISOString(),
    reader: readerOf(change, caller.staffId),
  }));
  return { items, hasNext: false, total: items.length, administrators: admins?.count ?? 0 };
};

function readerOf({ askedBy, staffId }: StaffChange, readerId: string): 'asker' | 'concerned' | 'other' {
  if (staffId === readerId) return 'concerned';
  return askedBy === readerId ? 'asker' : 'other';
}

export const approveStaffChange: OfficeHandler<'staffChanges.approve'> = async (call) => {
  const { caller, services } = call;
  const { change, person, link } = await services.db.transaction(async (tx) => {
    const found = await findChange(tx, call, 'other');
    await requirePartInChange(tx, caller, found);
    const approved = await approveChange(tx, found, caller.staffId, services.now());
    const owner = { staffId: found.staffId, person: approved.person.name };
    if (found.kind === 'factor') {
      const others = await otherAdministrators(tx, null);
      await notifyOwner({ ...services, db: tx }, { kind: 'factor-reset', ...owner, others });
    } else await queueMail(tx, call, found, 'change-approved');
    if (found.kind === 'role') await notifyOwner({ ...services, db: tx }, { kind: 'role-changed', ...owner, isMailed: false });
    return { change: found, ...approved };
  });
  call.note(await noteOf(services.db, change));
  return { delivery: link ? await deliverLink(services, person, link) : null };
};

export const refuseStaffChange: OfficeHandler<'staffChanges.refuse'> = (call) => decline(call, 'other', 'refused');

export const withdrawStaffChange: OfficeHandler<'staffChanges.withdraw'> = (call) => decline(call, 'asker', 'withdrawn');

async function decline(call: Call, allowed: 'asker' | 'other', state: 'refused' | 'withdrawn') {
  const { caller, services } = call;
  const change = await services.db.transaction(async (tx) => {
    const found = await findChange(tx, call, allowed);
    const decided = await decideChange(tx, found.id, { state, decidedBy: caller.staffId }, services.now());
    if (!decided) throw problem({ statusCode: 409, errorCode: ownCodes.outdated });
    await queueMail(tx, call, found, `change-${state}`);
    return found;
  });
  call.note(await noteOf(services.db, change));
  return null;
}

type Call = Omit<OfficeCall, 'params'> & { readonly params: { readonly id: string } };

/**
 * The change of a call, for someone who is an administrator at this moment: nobody approves what they requested or what concerns
 * themselves. Throws SVB404, SVB403 or SVB443.
 */
async function findChange(tx: Statements, { params, caller }: Call, allowed: 'asker' | 'other'): Promise<StaffChange> {
  const administrators = await lockAdministrators(tx);
  if (!administrators.some(({ id }) => id === caller.staffId)) throw problem({ statusCode: 403, errorCode: ownCodes.forbidden });
  const [change] = await tx.select().from(staffChanges).where(eq(staffChanges.id, params.id)).for('update');
  if (!change) throw problem({ statusCode: 404, errorCode: ownCodes.notFound });
  if (readerOf(change, caller.staffId) !== allowed) throw problem({ statusCode: 403, errorCode: ownCodes.needsAnotherAdministrator });
  return change;
}

/** SVB476 for somebody who would approve the gift of more than they have: a link or a factor gives all that the person's role opens. */
async function requirePartInChange(tx: Statements, caller: Call['caller'], { kind, fromRole, toRole }: StaffChange): Promise<void> {
  const before = kind === 'role' ? await accessOfRole(tx, fromRole) : nothing;
  requirePart(caller, before, await accessOfRole(tx, toRole));
}

async function queueMail(tx: Statements, { caller, services }: Call, change: StaffChange, kind: StaffMailKind): Promise<void> {
  const [person] = await tx.select({ name: staff.name, active: staff.active }).from(staff).where(eq(staff.id, change.staffId));
  const receivers = [...(person?.active ? [change.staffId] : []), ...(await otherAdministrators(tx, caller.staffId))];
  const [fromRole, toRole] = [await accessOfRole(tx, change.fromRole), await accessOfRole(tx, change.toRole)];
  const values = { person: person?.name ?? '', actor: caller.name, from: roleLabel(fromRole), to: roleLabel(toRole) };
  await mailStaff(services, tx, receivers, { kind, values });
}

/** The audit notes: whose change it was, and who requested it. */
async function noteOf(db: Statements, change: StaffChange): Promise<AuditNotes> {
  return { object: change.staffId, facts: { ...(await storedChangeFacts(db, change)), asker: change.askedBy } };
}
