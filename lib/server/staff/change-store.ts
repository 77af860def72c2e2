import 'server-only';
import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Role } from '@/lib/contracts/office/permission';
import { type StaffChangeKind, staffChangeDays } from '@/lib/contracts/office/staff/staff-changes';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { recordAuditEvent } from '@/lib/server/audit/record';
import type { Database, Statements } from '@/lib/server/database/database';
import { staffChanges } from '@/lib/server/database/schema/people-schema';
import { staff } from '@/lib/server/database/schema/schema';
import { isUniqueViolation } from '@/lib/server/database/unique-violation';
import { isActiveAdministrator } from '@/lib/server/roles/is-active-administrator';
import { accessOfRole, lockRole, type RoleAccess, roleLabel } from '@/lib/server/roles/role-access';

export type StaffChange = typeof staffChanges.$inferSelect;
type StaffRow = typeof staff.$inferSelect;

interface RequestedChange {
  readonly kind: StaffChangeKind;
  readonly person: Pick<StaffRow, 'id' | 'role'>;
  readonly toRole: Role;
  readonly askedBy: string;
}

/** Creates a change for a second administrator to approve. Throws SVB442 while another change of the same person is pending. */
export async function askChange(db: Statements, { kind, person, toRole, askedBy }: RequestedChange, now: Date): Promise<void> {
  const pendingTooLong = and(eq(staffChanges.staffId, person.id), isPending, lte(staffChanges.expiresAt, now));
  await db.update(staffChanges).set({ state: 'lapsed', decidedAt: now }).where(pendingTooLong);
  const expiresAt = new Date(now.getTime() + staffChangeDays * 24 * 3_600_000);
  await db
    .insert(staffChanges)
    .values({ kind, staffId: person.id, fromRole: person.role, toRole, askedBy, askedAt: now, expiresAt })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? problem({ statusCode: 409, errorCode: ownCodes.changePending }) : error;
    });
}

/** The active administrators, locked in a fixed order, so that decisions about people run one after the other. */
export async function lockAdministrators(db: Statements): Promise<readonly Pick<StaffRow, 'id' | 'role'>[]> {
  return db.select({ id: staff.id, role: staff.role }).from(staff).where(isActiveAdministrator(db)).orderBy(asc(staff.id)).for('update');
}

/**
 * Applies a pending change if the person is unchanged since it was requested, and the role still exists; null otherwise. A change of kind `password` removes the
 * previous password.
 */
export async function applyChange(db: Statements, { kind, staffId, fromRole, toRole }: StaffChange): Promise<StaffRow | null> {
  if ((await lockRole(db, toRole)) === null) return null;
  const [changed] = await db
    .update(staff)
    .set({ role: toRole, active: true, ssoLeftAt: null, ...(kind === 'password' && { passwordHash: null }) })
    .where(and(eq(staff.id, staffId), eq(staff.role, fromRole), eq(staff.active, kind !== 'activate')))
    .returning();
  return changed ?? null;
}

interface Decision {
  readonly state: 'approved' | 'refused' | 'withdrawn';
  /** Null for the command on the server. */
  readonly decidedBy: string | null;
}

/** Decides a pending change, once. False when it was decided, or expired, before. */
export async function decideChange(db: Statements, changeId: string, decision: Decision, now: Date): Promise<boolean> {
  const decided = await db
    .update(staffChanges)
    .set({ ...decision, decidedAt: now })
    .where(and(eq(staffChanges.id, changeId), isPendingAt(now)))
    .returning({ id: staffChanges.id });
  return decided.length > 0;
}

/** Cancels the pending changes of a person who was changed in another way. */
export async function withdrawChangesOf(db: Statements, staffId: string, decidedBy: string | null, now: Date): Promise<void> {
  await db
    .update(staffChanges)
    .set({ state: 'withdrawn', decidedBy, decidedAt: now })
    .where(and(eq(staffChanges.staffId, staffId), isPending));
}

/** Expires changes that nobody decided in time, and audits it. */
export async function sweepStaffChanges(db: Database, now: Date): Promise<void> {
  const lapsed = await db
    .update(staffChanges)
    .set({ state: 'lapsed', decidedAt: now })
    .where(and(isPending, lte(staffChanges.expiresAt, now)))
    .returning();
  for (const change of lapsed) {
    const event = { actorId: null, address: null, action: 'staff.change-lapsed', object: change.staffId, result: 'done' } as const;
    await recordAuditEvent(db, { ...event, facts: await storedChangeFacts(db, change) }, now);
  }
}

/** The audit facts of a change: what it is about, and the role in the words of the day. */
export function changeFacts(kind: StaffChangeKind, from: RoleAccess, to: RoleAccess): Record<string, string> {
  return { change: kind, role: from.role === to.role ? roleLabel(to) : `${roleLabel(from)} > ${roleLabel(to)}` };
}

/** The audit facts of a stored change. */
export async function storedChangeFacts(db: Statements, { kind, fromRole, toRole }: StaffChange): Promise<Record<string, string>> {
  return changeFacts(kind, await accessOfRole(db, fromRole), await accessOfRole(db, toRole));
}

const isPending = eq(staffChanges.state, 'pending');

/** Pending and not expired. */
export function isPendingAt(now: Date) {
  return and(isPending, gt(staffChanges.expiresAt, now));
}
