import 'server-only';
import type { PermissionHolder, Role } from '@/lib/contracts/office/permission';
import { gained, mayTakePart } from '@/lib/contracts/office/staff/grants';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import type { Statements } from '@/lib/server/database/database';
import { beyondOwnRole } from './require-savable-role';
import { lockRole, type RoleAccess } from './role-access';

/** The role that somebody is about to get, until the end of the transaction as it is now. SVB409 for one that is archived or does not exist. */
export async function takeRole(tx: Statements, role: Role): Promise<RoleAccess> {
  const found = await lockRole(tx, role);
  if (!found) throw problem({ statusCode: 409, errorCode: ownCodes.conflict, details: [{ field: 'role', reason: 'unknown' }] });
  return found;
}

/** Throws SVB476 for somebody who would take part in giving more than they have, and whose role does not let them. */
export function requirePart(actor: PermissionHolder, before: PermissionHolder, after: PermissionHolder): void {
  if (mayTakePart(actor, before, after)) return;
  throw beyondOwnRole(gained(before, after).filter((permission) => !actor.permissions.includes(permission)));
}
