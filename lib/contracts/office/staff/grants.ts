import { may, type Permission, type PermissionHolder } from '@/lib/contracts/office/permission';

/** The permission to decide about people. Someone who could grant it alone would be their own second administrator. */
const managesStaff = 'staff:write' satisfies Permission;

/** The permissions of `after` that `before` has not. */
export function gained(before: PermissionHolder, after: PermissionHolder): Permission[] {
  return after.permissions.filter((permission) => !may(before, permission));
}

/** What somebody who is not active opens. */
export const nothing: PermissionHolder = { permissions: [] };

/**
 * Whether a change needs a second administrator: it grants a permission that the acting person lacks, or the one to decide about people.
 * Removing permissions needs none.
 */
export function needsApproval(actor: PermissionHolder, before: PermissionHolder, after: PermissionHolder): boolean {
  return gained(before, after).some((permission) => permission === managesStaff || !may(actor, permission));
}

/** Whether somebody may take part in a grant at all: of what they have, or of more where their own role says so. */
export function mayTakePart(actor: PermissionHolder, before: PermissionHolder, after: PermissionHolder): boolean {
  return may(actor, 'roles:assign') || gained(before, after).every((permission) => may(actor, permission));
}
