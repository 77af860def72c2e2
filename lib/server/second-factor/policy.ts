import 'server-only';
import { permissions as allPermissions, isBuiltInRole } from '@/lib/contracts/office/permission';
import { staffPermissions } from '@/lib/contracts/office/roles/duty-conflict';
import { endpointNamed, endpointNames } from '@/lib/contracts/registry';
import { type Reais, toReais } from '@/lib/format/money/money';
import type { Environment } from '@/lib/server/environment';
import type { RoleAccess } from '@/lib/server/roles/role-access';
import { stepUpOf } from './step-ups';

type Settings = Pick<Environment, 'sandbox' | 'secondFactor' | 'stepUpFrom'>;

/**
 * What a second factor is required for, unless the setting names roles: moving money, deciding who may do what, and everything else that asks for a
 * proof, which whoever has no factor could not give.
 */
const protectedPermissions = allPermissions.filter(
  (permission) =>
    staffPermissions.includes(permission) ||
    endpointNames.some((name) => {
      const endpoint = endpointNamed(name);
      return endpoint.permission === permission && (endpoint.effect === 'money' || stepUpOf(name) !== 'never');
    }),
);

/**
 * Whether somebody must have a second factor. Built-in roles by the setting, where there is one; a role that administrators made by what it opens as
 * well, so that it is no way around the setting. Those of the demonstration need none unless the setting says so.
 */
export function needsFactor({ role, permissions }: Pick<RoleAccess, 'role' | 'permissions'>, { secondFactor, sandbox }: Settings): boolean {
  if (secondFactor?.includes(role)) return true;
  if (secondFactor === null ? sandbox === 'on' : secondFactor.length === 0 || isBuiltInRole(role)) return false;
  return protectedPermissions.some((permission) => permissions.includes(permission));
}

/** From which amount an action asks for a fresh proof; null where none does. */
export function stepUpFrom({ stepUpFrom: from, sandbox }: Settings): Reais | null {
  if (from === 'off' || (from === null && sandbox === 'on')) return null;
  return toReais(from ?? '0');
}
