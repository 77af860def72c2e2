import 'server-only';
import { and, eq, or, type SQL } from 'drizzle-orm';
import { may, type Permission, type PermissionHolder, type Role } from '@/lib/contracts/office/permission';
import { roleId } from '@/lib/contracts/office/roles/role-id.shape';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import type { Statements } from '@/lib/server/database/database';
import { staff } from '@/lib/server/database/schema/schema';
import { accessOfRole, holds, roleLabel } from '@/lib/server/roles/role-access';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What sends money, or sends it back. */
const spending: readonly Permission[] = ['withdrawals:create', 'transfers:create', 'refunds:create'];

const maySpend = (holder: PermissionHolder) => spending.some((permission) => may(holder, permission));

/** Matches people whose role sends money, or sends it back. */
export function spends(db: Statements): SQL | undefined {
  return or(...spending.map((permission) => holds(db, permission)));
}

export const isPersonScope = (scope: string) => uuid.test(scope);

/** Whom limits can be written for: the roles that send money, and active people. Throws 404 for everybody else. */
export async function requireScope(db: Statements, scope: string): Promise<void> {
  const role = roleIn(scope);
  const isKnown = role === null ? (await personOf(db, scope)) !== null : maySpend(await accessOfRole(db, role));
  if (!isKnown) throw problem({ statusCode: 404, errorCode: ownCodes.notFound });
}

/** The name of a person, or of a role: a built-in one as the contract has it. */
export async function nameOfScope(db: Statements, scope: string): Promise<string> {
  const role = roleIn(scope);
  return role === null ? ((await personOf(db, scope)) ?? scope) : roleLabel(await accessOfRole(db, role));
}

function roleIn(scope: string): Role | null {
  return roleId.safeParse(scope).data ?? null;
}

async function personOf(db: Statements, id: string): Promise<string | null> {
  if (!isPersonScope(id)) return null;
  const [row] = await db
    .select({ name: staff.name })
    .from(staff)
    .where(and(eq(staff.id, id), eq(staff.active, true)));
  return row?.name ?? null;
}
