import 'server-only';
import { permissions, type Role, roleMay, roleNames } from '@/lib/contracts/office/permission';
import { endpointNamed, endpointNames } from '@/lib/contracts/registry';
import { type Reais, toReais } from '@/lib/format/money';
import type { Environment } from '@/lib/server/environment';

type Settings = Pick<Environment, 'sandbox' | 'secondFactor' | 'stepUpFrom'>;

/** What a second factor is required for, unless the setting names roles: moving money and managing staff. */
const protectedPermissions = permissions.filter(
  (permission) =>
    permission === 'staff:write' ||
    endpointNames.map(endpointNamed).some((endpoint) => endpoint.permission === permission && endpoint.effect === 'money'),
);

/** The roles that must have a second factor. Those of the demonstration need none unless the setting says so. */
export function rolesWithFactor({ secondFactor, sandbox }: Settings): readonly Role[] {
  if (secondFactor !== null) return secondFactor;
  if (sandbox === 'on') return [];
  return roleNames.filter((role) => protectedPermissions.some((permission) => roleMay(role, permission)));
}

/** From which amount an action asks for a fresh proof; null where none does. */
export function stepUpFrom({ stepUpFrom: from, sandbox }: Settings): Reais | null {
  if (from === 'off' || (from === null && sandbox === 'on')) return null;
  return toReais(from ?? '0');
}
