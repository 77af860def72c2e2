import 'server-only';
import type { Approval } from '@/lib/contracts/office/approvals/approvals.shape';
import type { CustomRole } from '@/lib/contracts/office/permission';
import { dutyConflictsOf } from '@/lib/contracts/office/roles/duty-conflict';
import type { RoleFields } from '@/lib/contracts/office/roles/roles.shape';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { shapes } from '@/lib/contracts/shapes';
import { notifyOwner } from '@/lib/server/alerts/notify-owner';
import { requirementsOfGrant } from '@/lib/server/approvals/rules/rule-store';
import type { Statements } from '@/lib/server/database/database';
import { announce } from '@/lib/server/live/announce';
import {
  beyondOwnRole,
  customRoleIn,
  lackingIn,
  type RequestedRole,
  requireGivable,
  requireSavableRole,
} from '@/lib/server/roles/require-savable-role';
import { differenceOf, lockStoredRole, type StoredRole, storedRoles, writeRole } from '@/lib/server/roles/role-store';
import type { SettingsCall, SettingsChange } from './settings-change';

type Change = Approval['changes'][number];

/** A role that is made, changed or archived, with the permissions that come and go. */
export const roleChange: SettingsChange = {
  async describe(call, { db }) {
    const requested = requestedRole(call);
    const before = await presentRole(db, requested.id);
    return {
      facts: [{ name: 'role', value: before?.name ?? requested.role.name }],
      input: { version: requested.version, ...requested.role, permissions: requested.role.permissions.toSorted() },
      rule: null,
      ruleBefore: null,
      changes: changesIn(before, requested.role),
    };
  },

  /** Whoever makes a role gives what they have. For the rest somebody who has it must give it too; what nobody else has cannot be given. */
  async requirements(call, caller, { db }) {
    const requested = requestedRoleIn(call);
    // What is no role is refused by whoever writes it.
    if (requested === null) return [];
    const lacking = lackingIn(requested.role, await presentRole(db, requested.id), [caller]);
    const { nobody, requirements } = await requirementsOfGrant(db, lacking, caller.staffId);
    if (nobody.length > 0) throw beyondOwnRole(nobody);
    return requirements;
  },

  async check(call, givers, { db, now }) {
    const requested = requestedRole(call);
    const before = await presentRole(db, requested.id);
    await requireSavableRole(db, requested, before, now());
    if (givers !== null) await requireGivable(db, requested, before, givers, now());
  },

  async write(call, staffId, givers, services) {
    const { db, now } = services;
    const requested = requestedRole(call);
    await db.transaction(async (tx) => {
      const before = await lockStoredRole(tx, requested.id);
      // Once more, now that nobody can be given the role, or change it.
      await requireSavableRole(tx, requested, before, now());
      await requireGivable(tx, requested, before, givers, now());
      const version = { id: requested.id, seen: requested.version, role: requested.role, staffId };
      for (const { id, name } of await writeRole(tx, version, before, now()))
        await notifyOwner({ ...services, db: tx }, { kind: 'role-changed', staffId: id, person: name, isMailed: false });
    });
    await announce(db, ['roles', 'sessions']);
  },
};

/** The role of a call. Throws 404 for the id of a built-in one, and for one that is no id of a role. */
export function requestedRole(call: SettingsCall): RequestedRole {
  const requested = requestedRoleIn(call);
  if (requested === null) throw problem({ statusCode: 404, errorCode: ownCodes.notFound });
  return requested;
}

function requestedRoleIn({ params, body }: SettingsCall): RequestedRole | null {
  const id = customRoleIn(params.id ?? '');
  if (id === null) return null;
  const { version, acknowledged, ...role } = shapes['roles.save'].body.parse(body);
  return { id, version, acknowledged, role };
}

export async function presentRole(db: Statements, id: CustomRole): Promise<StoredRole | null> {
  return (await storedRoles(db, [id]))[0] ?? null;
}

function changesIn(before: StoredRole | null, after: RoleFields): Change[] {
  const { added, removed } = differenceOf(before, after);
  const duties = after.archived ? [] : dutyConflictsOf(after.permissions);
  const all: (Change | null)[] = [
    before?.name === after.name ? null : { name: 'roleName', before: before?.name ?? null, after: after.name },
    (before?.description ?? '') === after.description
      ? null
      : { name: 'roleDescription', before: before?.description || null, after: after.description || null },
    added.length > 0 ? { name: 'permissionsAdded', before: null, after: added.join(' ') } : null,
    removed.length > 0 ? { name: 'permissionsRemoved', before: removed.join(' '), after: null } : null,
    duties.length > 0 ? { name: 'dutiesJoined', before: null, after: duties.join(' ') } : null,
    (before?.archived ?? false) === after.archived
      ? null
      : { name: 'archived', before: String(!after.archived), after: String(after.archived) },
  ];
  return all.filter((change) => change !== null);
}
