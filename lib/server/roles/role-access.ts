import 'server-only';
import { and, eq, exists, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { isBuiltInRole, type Permission, permissions, type Role, roles, rolesWith } from '@/lib/contracts/office/permission';
import { commonPermission } from '@/lib/contracts/office/roles/grantable-permissions';
import type { Statements } from '@/lib/server/database/database';
import { customRoles } from '@/lib/server/database/schema/roles-schema';
import { staff } from '@/lib/server/database/schema/schema';

/** What a role is called and opens. */
export interface RoleAccess {
  readonly role: Role;
  /** Null for a built-in role, and for one that does not exist any more. */
  readonly roleName: string | null;
  readonly permissions: readonly Permission[];
}

/** Joins a person with their role, where administrators made it and it is not archived. */
export const isTheirRole = and(eq(customRoles.id, staff.role), isNull(customRoles.archivedAt));

/** What a statement that joins by `isTheirRole` reads for `accessOf`. */
export const accessColumns = { role: staff.role, roleName: customRoles.name, granted: customRoles.permissions } as const;

interface AccessRow {
  readonly role: Role;
  readonly roleName: string | null;
  readonly granted: readonly string[] | null;
}

/**
 * What somebody opens: the one place that resolves a role. A built-in role has its permissions in the code; any other those of its row, as far as the
 * product knows them still; one that is archived, or does not exist, opens nothing.
 */
export function accessOf({ role, roleName, granted }: AccessRow): RoleAccess {
  if (isBuiltInRole(role)) return { role, roleName: null, permissions: roles[role] };
  return { role, roleName, permissions: granted === null ? [] : grantedOf(granted) };
}

/** The permissions of a stored list, in the order of the contract, with what every role has. */
export function grantedOf(stored: readonly string[]): Permission[] {
  return permissions.filter((permission) => permission === commonPermission || stored.includes(permission));
}

/** Matches people whose role opens something, whoever made it. Whether they are active is another question. */
export function holds(db: Statements, permission: Permission): SQL {
  const made = db
    .select({ one: sql`1` })
    .from(customRoles)
    .where(and(isTheirRole, sql`${permission} = any(${customRoles.permissions})`));
  return or(inArray(staff.role, rolesWith(permission)), exists(made)) ?? sql`false`;
}

/** The access of a person as it is now; null for nobody. Whether they are active is told beside it. */
export async function accessOfPerson(db: Statements, staffId: string) {
  const [row] = await db
    .select({ ...accessColumns, id: staff.id, name: staff.name, email: staff.email, active: staff.active })
    .from(staff)
    .leftJoin(customRoles, isTheirRole)
    .where(eq(staff.id, staffId));
  return row ? { id: row.id, name: row.name, email: row.email, active: row.active, ...accessOf(row) } : null;
}

/** What a role opens now; nothing where it is archived or does not exist. */
export async function accessOfRole(db: Statements, role: Role): Promise<RoleAccess> {
  if (isBuiltInRole(role)) return { role, roleName: null, permissions: roles[role] };
  const [row] = await db
    .select({ roleName: customRoles.name, granted: customRoles.permissions })
    .from(customRoles)
    .where(and(eq(customRoles.id, role), isNull(customRoles.archivedAt)));
  return accessOf({ role, roleName: row?.roleName ?? null, granted: row?.granted ?? null });
}

/**
 * A role that is about to be given to somebody, held until the end of the transaction, so that nobody archives or changes it meanwhile; null for one
 * that is archived or does not exist.
 */
export async function lockRole(tx: Statements, role: Role): Promise<RoleAccess | null> {
  if (isBuiltInRole(role)) return { role, roleName: null, permissions: roles[role] };
  const [row] = await tx
    .select({ roleName: customRoles.name, granted: customRoles.permissions })
    .from(customRoles)
    .where(and(eq(customRoles.id, role), isNull(customRoles.archivedAt)))
    .for('share');
  return row ? accessOf({ role, ...row }) : null;
}

/** The roles that open something and can be given, the built-in ones first. */
export async function rolesThatMay(db: Statements, permission: Permission): Promise<Pick<RoleAccess, 'role' | 'roleName'>[]> {
  const made = await db
    .select({ role: customRoles.id, roleName: customRoles.name })
    .from(customRoles)
    .where(and(isNull(customRoles.archivedAt), sql`${permission} = any(${customRoles.permissions})`))
    .orderBy(customRoles.name);
  return [...rolesWith(permission).map((role) => ({ role, roleName: null })), ...made];
}

/** What a role is called in records: its id where it is built in, else the name it has now. */
export function roleLabel({ role, roleName }: Pick<RoleAccess, 'role' | 'roleName'>): string {
  return roleName ?? role;
}
