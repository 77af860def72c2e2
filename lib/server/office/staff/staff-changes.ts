import 'server-only';
import { asc, count, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { notifyOwner } from '@/lib/server/alerts/notify-owner';
import type { AuditNotes } from '@/lib/server/audit/with-audit';
import type { Statements } from '@/lib/server/database/database';
import { isActiveAdmin } from '@/lib/server/database/is-active-admin';
import { staffChanges } from '@/lib/server/database/people-schema';
import { staff } from '@/lib/server/database/schema';
import type { OfficeCall, OfficeHandler } from '@/lib/server/office/context';
import { approveChange } from '@/lib/server/staff/approve-change';
import { changeFacts, decideChange, isPendingAt, lockAdministrators, type StaffChange } from '@/lib/server/staff/change-store';
import { deliverLink } from '@/lib/server/staff/deliver-link';
import { mailStaff, otherAdministrators, type StaffMailKind } from '@/lib/server/staff-mails/store';

const asker = alias(staff, 'asker');

export const listStaffChanges: OfficeHandler<'staffChanges.list'> = async ({ caller, services: { db, now } }) => {
  const rows = await db
    .select({ change: staffChanges, name: staff.name, email: staff.email, askedBy: asker.name })
    .from(staffChanges)
    .innerJoin(staff, eq(staff.id, staffChanges.staffId))
    .innerJoin(asker, eq(asker.id, staffChanges.askedBy))
    .where(isPendingAt(now()))
    .orderBy(asc(staffChanges.askedAt));
  const [admins] = await db.select({ count: count() }).from(staff).where(isActiveAdmin);
  const items = rows.map(({ change, name, email, askedBy }) => ({
    id: change.id,
    kind: change.kind,
    person: { name, email },
    fromRole: change.fromRole,
    toRole: change.toRole,
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
    const approved = await approveChange(tx, found, caller.staffId, services.now());
    const owner = { staffId: found.staffId, person: approved.person.name };
    if (found.kind === 'factor') {
      const others = await otherAdministrators(tx, null);
      await notifyOwner({ ...services, db: tx }, { kind: 'factor-reset', ...owner, others });
    } else await queueMail(tx, call, found, 'change-approved');
    if (found.kind === 'role') await notifyOwner({ ...services, db: tx }, { kind: 'role-changed', ...owner, isMailed: false });
    return { change: found, ...approved };
  });
  call.note(noteOf(change));
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
  call.note(noteOf(change));
  return null;
}

type Call = Omit<OfficeCall, 'params'> & { readonly params: { readonly id: string } };

/**
 * The change of a call, for someone who is an administrator at this moment: nobody approves what they requested or what concerns
 * themselves. Throws SVB404, SVB403 or SVB443.
 */
async function findChange(tx: Statements, { params, caller }: Call, allowed: 'asker' | 'other'): Promise<StaffChange> {
  const administrators = await lockAdministrators(tx);
  if (!administrators.includes(caller.staffId)) throw problem({ statusCode: 403, errorCode: ownCodes.forbidden });
  const [change] = await tx.select().from(staffChanges).where(eq(staffChanges.id, params.id)).for('update');
  if (!change) throw problem({ statusCode: 404, errorCode: ownCodes.notFound });
  if (readerOf(change, caller.staffId) !== allowed) throw problem({ statusCode: 403, errorCode: ownCodes.needsAnotherAdministrator });
  return change;
}

async function queueMail(tx: Statements, { caller, services }: Call, change: StaffChange, kind: StaffMailKind): Promise<void> {
  const [person] = await tx.select({ name: staff.name, active: staff.active }).from(staff).where(eq(staff.id, change.staffId));
  const receivers = [...(person?.active ? [change.staffId] : []), ...(await otherAdministrators(tx, caller.staffId))];
  const values = { person: person?.name ?? '', actor: caller.name, from: change.fromRole, to: change.toRole };
  await mailStaff(services, tx, receivers, { kind, values });
}

/** The audit notes: whose change it was, and who requested it. */
function noteOf(change: StaffChange): AuditNotes {
  return { object: change.staffId, facts: { ...changeFacts(change), asker: change.askedBy } };
}
