import 'server-only';
import type { Environment } from '@/lib/server/environment';
import { isInNetworks } from '@/lib/server/http/client-address/in-networks';
import type { Caller } from './caller';

/** Whether the people of a role may work from an address (`ROLE_NETWORKS`). An unknown address is in no network. */
export function mayWorkFrom(
  address: string | null,
  { role }: Pick<Caller, 'role'>,
  { roleNetworks }: Pick<Environment, 'roleNetworks'>,
): boolean {
  const networks = roleNetworks.get(role);
  return networks === undefined || (address !== null && isInNetworks(address, networks));
}
