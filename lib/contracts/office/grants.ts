import { type Permission, permissions, type Role, roleMay } from './permission';

/** What a person may do: the permissions of their role, or nothing while they are not active. */
export interface Standing {
  readonly role: Role;
  readonly active: boolean;
}

/** The permission to decide who may do what. Whoever could hand it out alone would be their own second administrator. */
const decidesPeople = 'staff:write' satisfies Permission;

/**
 * Whether a change takes a second administrator: it gives somebody a permission that the one who acts does not have, or the one to
 * decide about people. What only takes permissions away does not.
 */
export function needsApproval(actor: Role, before: Standing, after: Standing): boolean {
  const gained = permissions.filter((permission) => holds(after, permission) && !holds(before, permission));
  return gained.some((permission) => permission === decidesPeople || !roleMay(actor, permission));
}

function holds({ role, active }: Standing, permission: Permission): boolean {
  return active && roleMay(role, permission);
}
