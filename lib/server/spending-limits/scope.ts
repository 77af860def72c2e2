import 'server-only';
import { and, eq } from 'drizzle-orm';
import { type Role, roleMay, roleNames } from '@/lib/contracts/office/permission';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import type { Statements } from '@/lib/server/database/database';
import { staff } from '@/lib/server/database/schema';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The roles whose people send money, or send it back. */
export const spendingRoles: readonly Role[] = roleNames.filter(
  (role) => roleMay(role, 'withdrawals:create') || roleMay(role, 'transfers:create') || roleMay(role, 'refunds:create'),
);

/** Whom limits can be written for: the roles that send money, and active people. Throws 404 for everybody else. */
export async function requireScope(db: Statements, scope: string): Promise<void> {
  if (spendingRoles.some((role) => role === scope)) return;
  if ((await personOf(db, scope)) === null) throw problem({ statusCode: 404, errorCode: ownCodes.notFound });
}

/** The name of a person, or of a role as the contract has it. */
export async function nameOfScope(db: Statements, scope: string): Promise<string> {
  return (await personOf(db, scope)) ?? scope;
}

async function personOf(db: Statements, id: string): Promise<string | null> {
  if (!uuid.test(id)) return null;
  const [row] = await db
    .select({ name: staff.name })
    .from(staff)
    .where(and(eq(staff.id, id), eq(staff.active, true)));
  return row?.name ?? null;
}
