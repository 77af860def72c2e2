import 'server-only';
import type { Role } from '@/lib/contracts/office/permission';
import type { Environment } from '@/lib/server/environment';
import { isInNetworks } from '@/lib/server/http/client-address/in-networks';
import type { Caller } from './caller';

type Settings = Pick<Environment, 'roleNetworks'>;

/** Whether the people of a role may work from an address (`ROLE_NETWORKS`). An unknown address is in no network. */
export function mayWorkFrom(address: string | null, { role }: Pick<Caller, 'role'>, settings: Settings): boolean {
  const networks = networksOf(role, settings);
  return networks === null || (address !== null && isInNetworks(address, networks));
}

/** The networks of a role, or those of every role that the setting does not name; null for everywhere. */
export function networksOf(role: Role, { roleNetworks }: Settings): string[] | null {
  return roleNetworks.get(role) ?? roleNetworks.get('*') ?? null;
}
