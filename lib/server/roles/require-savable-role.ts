import 'server-only';
import { type CustomRole, may, type Permission, type PermissionHolder, roleNames } from '@/lib/contracts/office/permission';
import { type DutyConflict, dutyConflictsOf } from '@/lib/contracts/office/roles/duty-conflict';
import { roleCountLimits, unmaskedPermissions } from '@/lib/contracts/office/roles/grantable-permissions';
import { customRoleId } from '@/lib/contracts/office/roles/role-id.shape';
import type { RoleFields } from '@/lib/contracts/office/roles/roles.shape';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { locales } from '@/lib/format/locale';
import { loadMessages } from '@/lib/messages/load-messages';
import type { Statements } from '@/lib/server/database/database';
import { differenceOf, nameTaken, outdatedRole, peopleWith, type StoredRole, storedRoles } from './role-store';

export interface RequestedRole {
  readonly id: CustomRole;
  readonly version: number;
  readonly role: RoleFields;
  readonly acknowledged: readonly DutyConflict[];
}

/**
 * Throws ProblemError for a role that could not be written as it is requested: SVB410 when a newer version exists, SVB409 for a name in use, for one role too many, and for an archived role
 * that people still have, SVB400 for permissions that cannot be masked without the one to see personal data, SVB475 for duties that are joined
 * without an acknowledgement.
 */
export async function requireSavableRole(db: Statements, requested: RequestedRole, before: StoredRole | null, now: Date): Promise<void> {
  const { id, version, role, acknowledged } = requested;
  if ((before?.version ?? 0) !== version) throw outdatedRole();
  if (role.archived) {
    const people = await peopleWith(db, id, now);
    if (people > 0)
      throw problem({ statusCode: 409, errorCode: ownCodes.conflict, details: [{ field: 'archived', reason: String(people) }] });
    return;
  }
  await requireRoom(db, before);
  await requireFreeName(db, id, role.name);
  if (role.permissions.some((permission) => unmaskedPermissions.includes(permission)) && !may(role, 'personal-data:read'))
    throw problem({
      statusCode: 400,
      errorCode: ownCodes.invalidRequest,
      details: [{ field: 'permissions', reason: 'personal-data:read' }],
    });
  const unread = dutyConflictsOf(role.permissions).filter((conflict) => !acknowledged.includes(conflict));
  if (unread.length > 0)
    throw problem({
      statusCode: 422,
      errorCode: ownCodes.dutiesNotApart,
      details: unread.map((conflict) => ({ field: 'acknowledged', reason: conflict })),
    });
}

/** A role that is made, or comes back from the archive, has to find room among the others. */
async function requireRoom(db: Statements, before: StoredRole | null): Promise<void> {
  if (before?.archived === false) return;
  const all = await storedRoles(db);
  const isFull = all.filter(({ archived }) => !archived).length >= roleCountLimits.inUse;
  if (isFull) throw tooMany('in-use');
  if (before === null && all.length >= roleCountLimits.all) throw tooMany('all');
}

function tooMany(reason: 'in-use' | 'all') {
  return problem({ statusCode: 409, errorCode: ownCodes.conflict, details: [{ field: 'count', reason }] });
}

async function requireFreeName(db: Statements, id: CustomRole, name: string): Promise<void> {
  const sameAs = plain(name);
  if ((await builtInNames()).has(sameAs))
    throw problem({ statusCode: 409, errorCode: ownCodes.conflict, details: [{ field: 'name', reason: 'built-in' }] });
  const others = (await storedRoles(db)).filter((other) => other.id !== id && !other.archived);
  if (others.some((other) => plain(other.name) === sameAs)) throw nameTaken();
}

/** The names and ids of the built-in roles in every language: a role called like one would be taken for it. */
async function builtInNames(): Promise<ReadonlySet<string>> {
  const all = await Promise.all(locales.map(loadMessages));
  return new Set([...roleNames, ...all.flatMap(({ role }) => Object.values(role))].map(plain));
}

/** A name without what the eye passes over: case, accents, blanks. */
function plain(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[\p{M}\s]/gu, '')
    .toLowerCase();
}

/** The permissions that a change gives and that none of some people has. */
export function lackingIn(role: RoleFields, before: StoredRole | null, givers: readonly PermissionHolder[]): Permission[] {
  return differenceOf(before, role).added.filter((permission) => !givers.some((giver) => may(giver, permission)));
}

/**
 * Throws SVB476, naming them, for permissions that neither the maker has nor anybody who approved: no role gives what its maker does not have,
 * unless somebody who has it gives it too. SVB443 for a role whose people would manage staff by the word of one person alone.
 */
export async function requireGivable(
  db: Statements,
  { id, role }: RequestedRole,
  before: StoredRole | null,
  [maker, ...approvers]: readonly [PermissionHolder, ...PermissionHolder[]],
  now: Date,
): Promise<void> {
  const lacking = lackingIn(role, before, [maker, ...approvers]);
  if (lacking.length > 0) throw beyondOwnRole(lacking);
  const givesStaff = differenceOf(before, role).added.includes('staff:write');
  if (givesStaff && !approvers.some((one) => may(one, 'staff:write')) && (await peopleWith(db, id, now)) > 0)
    throw problem({ statusCode: 403, errorCode: ownCodes.needsAnotherAdministrator });
}

export function beyondOwnRole(lacking: readonly Permission[]) {
  return problem({
    statusCode: 403,
    errorCode: ownCodes.beyondOwnRole,
    details: lacking.map((permission) => ({ field: 'permissions', reason: permission })),
  });
}

/** The id of a role that can be written; null for a built-in one and for anything else. */
export function customRoleIn(id: string): CustomRole | null {
  return customRoleId.safeParse(id).data ?? null;
}
