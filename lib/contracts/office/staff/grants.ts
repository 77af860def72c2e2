import { type Permission, permissions, type Role, roleMay } from '@/lib/contracts/office/permission';

/** A person's permissions: those of their role, or none while inactive. */
export interface StaffAccess {
  readonly role: Role;
  readonly active: boolean;
}

/** The permission to decide about people. Someone who could grant it alone would be their own second administrator. */
const managesStaff = 'staff:write' satisfies Permission;

/**
 * Whether a change needs a second administrator: it grants a permission that the acting person lacks, or the one to decide about people.
 * Removing permissions needs none.
 */
export function needsApproval(actor: Role, before: StaffAccess, after: StaffAccess): boolean {
  const gained = permissions.filter((permission) => holds(after, permission) && !holds(before, permission));
  return gained.some((permission) => permission === managesStaff || !roleMay(actor, permission));
}

function holds({ role, active }: StaffAccess, permission: Permission): boolean {
  return active && roleMay(role, permission);
}
