import 'server-only';
import { type BuiltInRole, roles as builtIn, isBuiltInRole, may, roleNames } from '@/lib/contracts/office/permission';
import { grantablePermissions } from '@/lib/contracts/office/roles/grantable-permissions';
import type { RoleRecord } from '@/lib/contracts/office/roles/roles.shape';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { requirementOfSettingsChange, requirementsOfGrant } from '@/lib/server/approvals/rules/rule-store';
import { presentRole, requestedRole, roleChange } from '@/lib/server/approvals/settings/role-change';
import type { OfficeHandler } from '@/lib/server/office/context';
import { customRoleIn } from '@/lib/server/roles/require-savable-role';
import { grantedOf } from '@/lib/server/roles/role-access';
import { differenceOf, peopleByRole, type StoredRole, storedRoles } from '@/lib/server/roles/role-store';
import { roleView } from './role-view';

/** Lists the built-in roles and those that administrators made, with how many people have each, and what the reader can give. */
export const listRoles: OfficeHandler<'roles.list'> = async ({ caller, services: { db } }) => {
  const makerId = may(caller, 'roles:write') ? caller.staffId : null;
  const lacking = grantablePermissions.filter((permission) => !may(caller, permission));
  const [made, people, change, grant] = await Promise.all([
    storedRoles(db),
    peopleByRole(db),
    requirementOfSettingsChange(db, 'roles:write', makerId),
    requirementsOfGrant(db, lacking, caller.staffId),
  ]);
  const records = made.map((role) => madeRecord(role, people.get(role.id) ?? 0));
  return {
    items: [
      ...records.filter(({ archived }) => !archived),
      ...roleNames.map((id) => builtInRecord(id, people.get(id) ?? 0)),
      ...records.filter(({ archived }) => archived),
    ],
    changesWait: change !== null,
    mayGive: grantablePermissions.filter((permission) => may(caller, permission)),
    mayAsk: lacking.filter((permission) => !grant.nobody.includes(permission)),
  };
};

/** What the people of a role see and may do. */
export const readRole: OfficeHandler<'roles.read'> = async ({ params: { id }, services }) => {
  const people = await peopleByRole(services.db);
  const customId = customRoleIn(id);
  const made = customId && (await presentRole(services.db, customId));
  if (made) return roleView(madeRecord(made, people.get(made.id) ?? 0), services);
  if (!isBuiltInRole(id)) throw problem({ statusCode: 404, errorCode: ownCodes.notFound });
  return roleView(builtInRecord(id, people.get(id) ?? 0), services);
};

function builtInRecord(id: BuiltInRole, people: number): RoleRecord {
  const nothingWritten = { name: null, description: '', archived: false, version: 0, changedBy: null, changedAt: null };
  return { ...nothingWritten, id, builtIn: true, permissions: [...builtIn[id]], people };
}

function madeRecord({ changedAt, ...role }: StoredRole, people: number): RoleRecord {
  return { ...role, builtIn: false, permissions: grantedOf(role.permissions), people, changedAt: changedAt.toISOString() };
}

/** What every role is called and opens. */
export const listRoleNames: OfficeHandler<'roles.names'> = async ({ services: { db } }) => {
  const made = await storedRoles(db);
  return {
    items: [
      ...roleNames.map((id) => ({ id, name: null, permissions: [...builtIn[id]], archived: false })),
      ...made.map(({ id, name, permissions, archived }) => ({ id, name, permissions: grantedOf(permissions), archived })),
    ],
  };
};

/** Writes a role. Reached only where nobody else can approve and nothing is given that the maker lacks: otherwise it waits, and is written by the votes. */
export const saveRole: OfficeHandler<'roles.save'> = async ({ params, body, caller, services, note }) => {
  const requested = requestedRole({ params, body });
  const { added, removed } = differenceOf(await presentRole(services.db, requested.id), requested.role);
  note({
    facts: {
      name: requested.role.name,
      ...(added.length > 0 && { added: added.join(' ') }),
      ...(removed.length > 0 && { removed: removed.join(' ') }),
    },
  });
  await roleChange.write({ params, body }, caller.staffId, [caller], services);
  return { id: requested.id, version: requested.version + 1 };
};
