import 'server-only';
import { and, asc, count, eq, gt, inArray, ne, or, sql } from 'drizzle-orm';
import { type CustomRole, isBuiltInRole, type Permission, type Role } from '@/lib/contracts/office/permission';
import type { RoleFields } from '@/lib/contracts/office/roles/roles.shape';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import type { Statements } from '@/lib/server/database/database';
import { staffChanges } from '@/lib/server/database/schema/people-schema';
import { customRoles } from '@/lib/server/database/schema/roles-schema';
import { sessions, staff } from '@/lib/server/database/schema/schema';
import type { Transaction } from '@/lib/server/database/turns/in-turn-of';
import { isUniqueViolation } from '@/lib/server/database/unique-violation';

/** Whoever writes a role waits for whoever does already. */
const rolesLock = 6_042_013;

export interface StoredRole extends RoleFields {
  readonly id: CustomRole;
  readonly version: number;
  readonly changedBy: string;
  readonly changedAt: Date;
}

/** The roles that administrators made, by name, the archived ones last; or some of them. */
export async function storedRoles(db: Statements, ids?: readonly CustomRole[]): Promise<StoredRole[]> {
  const rows = await db
    .select({ role: customRoles, changedBy: staff.name })
    .from(customRoles)
    .innerJoin(staff, eq(staff.id, customRoles.changedBy))
    .where(ids && inArray(customRoles.id, [...ids]))
    .orderBy(asc(sql`${customRoles.archivedAt} is not null`), asc(sql`lower(${customRoles.name})`), asc(customRoles.id));
  return rows.map(({ role: { archivedAt, createdBy: _by, createdAt: _at, ...role }, changedBy }) => ({
    ...role,
    changedBy,
    archived: archivedAt !== null,
  }));
}

/** How many active people have each role, and how many wait to get it. */
export async function peopleByRole(db: Statements): Promise<ReadonlyMap<Role, number>> {
  const rows = await db.select({ role: staff.role, people: count() }).from(staff).where(eq(staff.active, true)).groupBy(staff.role);
  return new Map(rows.map(({ role, people }) => [role, people]));
}

/** How many people have a role, or have been asked to get it: who would be left without any if it were archived. */
export async function peopleWith(db: Statements, role: CustomRole, now: Date): Promise<number> {
  const [having] = await db
    .select({ people: count() })
    .from(staff)
    .where(and(eq(staff.role, role), eq(staff.active, true)));
  const isToCome = or(ne(staffChanges.fromRole, role), eq(staffChanges.kind, 'activate'));
  const [coming] = await db
    .select({ people: count() })
    .from(staffChanges)
    .where(and(eq(staffChanges.toRole, role), isToCome, eq(staffChanges.state, 'pending'), gt(staffChanges.expiresAt, now)));
  return (having?.people ?? 0) + (coming?.people ?? 0);
}

interface NewVersion {
  readonly id: CustomRole;
  /** The version that was seen; 0 for a new role. */
  readonly seen: number;
  readonly role: RoleFields;
  readonly staffId: string;
}

/** Takes a role for a change: until the end of the transaction nobody else changes it, and nobody is given it. Null for a new one. */
export async function lockStoredRole(tx: Transaction, id: CustomRole): Promise<StoredRole | null> {
  // Of two new roles at once the second counts the first.
  await tx.execute(sql`select pg_advisory_xact_lock(${rolesLock})`);
  await tx.select({ id: customRoles.id }).from(customRoles).where(eq(customRoles.id, id)).for('update');
  return (await storedRoles(tx, [id]))[0] ?? null;
}

/**
 * Writes the next version of a role, taken before by `lockStoredRole`. Where it opens something else than before, the sessions of its people end:
 * what was open in them was opened by the role as it was. They are returned, to be told. SVB410 when somebody else wrote one meanwhile.
 */
export async function writeRole(
  tx: Statements,
  { id, seen, role, staffId }: NewVersion,
  before: StoredRole | null,
  now: Date,
): Promise<readonly PersonOfRole[]> {
  if ((before?.version ?? 0) !== seen) throw outdatedRole();
  const { name, description, permissions, archived } = role;
  const values = {
    name,
    description,
    permissions,
    version: seen + 1,
    changedBy: staffId,
    changedAt: now,
    archivedAt: archived ? now : null,
  };
  const write = before
    ? tx.update(customRoles).set(values).where(eq(customRoles.id, id))
    : tx.insert(customRoles).values({ id, ...values, createdBy: staffId, createdAt: now });
  await write.catch((error: unknown) => {
    if (isUniqueViolation(error, 'custom_roles_name')) throw nameTaken();
    throw isUniqueViolation(error) ? outdatedRole() : error;
  });
  return before && opensElse(before, role) ? endSessionsOfRole(tx, id, now) : [];
}

function opensElse(before: RoleFields, after: RoleFields): boolean {
  const key = ({ archived, permissions }: RoleFields) => (archived ? '' : permissions.toSorted().join());
  return key(before) !== key(after);
}

interface PersonOfRole {
  readonly id: string;
  readonly name: string;
}

async function endSessionsOfRole(tx: Statements, role: CustomRole, now: Date): Promise<readonly PersonOfRole[]> {
  const people = await tx
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(and(eq(staff.role, role), eq(staff.active, true)));
  const ids = people.map(({ id }) => id);
  await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(and(inArray(sessions.staffId, ids), sql`${sessions.endedAt} is null`));
  return people;
}

/** A role by its id or, as people call it, by its name; null for none that can be given. */
export async function findRole(db: Statements, text: string): Promise<Role | null> {
  if (isBuiltInRole(text)) return text;
  const live = (await storedRoles(db)).filter(({ archived }) => !archived);
  const called = text.trim().toLowerCase();
  return live.find(({ id, name }) => id === called || name.toLowerCase() === called)?.id ?? null;
}

/** What changes between two versions: permissions that are added and that are taken away. */
export function differenceOf(before: RoleFields | null, after: RoleFields) {
  const opened = (role: RoleFields | null): readonly Permission[] => (role === null || role.archived ? [] : role.permissions);
  const [were, will] = [opened(before), opened(after)];
  return {
    added: will.filter((permission) => !were.includes(permission)),
    removed: were.filter((permission) => !will.includes(permission)),
  };
}

export function outdatedRole() {
  return problem({ statusCode: 409, errorCode: ownCodes.outdated, details: [{ field: 'version', reason: 'newer' }] });
}

export function nameTaken() {
  return problem({ statusCode: 409, errorCode: ownCodes.conflict, details: [{ field: 'name', reason: 'taken' }] });
}
