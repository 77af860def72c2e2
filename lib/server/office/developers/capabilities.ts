import 'server-only';
import { type CapabilityName, capabilityNames } from '@/lib/contracts/office/developers/capabilities';
import { may, rolesWith } from '@/lib/contracts/office/permission';
import { ProblemError } from '@/lib/contracts/problem/problem';
import { endpointNamed } from '@/lib/contracts/registry';
import { serviceArea } from '@/lib/contracts/service-areas';
import type { RecordOf } from '@/lib/contracts/shapes';
import { admissionsOf, readAdmissions } from '@/lib/server/developers/admissions';
import { capabilityState } from '@/lib/server/developers/capability-state';
import { capabilityTable } from '@/lib/server/developers/capability-table';
import type { Environment } from '@/lib/server/environment';
import { degradedAreas } from '@/lib/server/instances/degraded-areas';
import { addObservations } from '@/lib/server/instances/service-observations';
import { momentOf } from '@/lib/server/instances/shared-moments';
import type { OfficeHandler } from '@/lib/server/office/context';
import type { Services } from '@/lib/server/services';
import { readRecord } from '@/lib/server/upstream/reading/read-record';

/**
 * What the account can do, as far as it is known: from the account as it says itself, the settings of this installation, and how its calls were last
 * answered. The account is read, which is a read like any other; nothing is tried out.
 */
export const readCapabilities: OfficeHandler<'developers.capabilities'> = async ({ services, caller, requestId }) => {
  const account = await accountOf(services, requestId);
  const now = services.now();
  const [known, blockedAt, counts] = await Promise.all([
    readAdmissions(services),
    momentOf(services.db, 'account-blocked'),
    addObservations(services.db, services.watch.counts(), now),
  ]);
  const failingAreas = degradedAreas(counts).flatMap(({ area, state }) => (state === 'failing' ? [area] : []));
  return {
    items: capabilityNames.map((name) => {
      const { endpoints, flag, onlyCode } = capabilityTable[name];
      const { permission, effect, errors } = endpointNamed(endpoints[0]);
      const area = serviceArea(permission);
      const { state, reason, code, at } = capabilityState({
        admissions: admissionsOf(known, endpoints),
        flag: (flag && account?.[flag]) ?? null,
        accountInactive: effect !== 'read' && isInactive(account),
        changesBlockedAt: errors.includes('SVA204') ? blockedAt : null,
        installation: installationOf(name, services.environment),
        failing: failingAreas.includes(area),
        onlyCode,
        now,
      });
      const granted = may(caller, permission);
      return { name, area, state, reason, code, at: at?.toISOString() ?? null, permission, granted, roles: rolesWith(permission) };
    }),
    accountRead: account !== null,
    outgoingAddress: services.environment.outgoingAddress,
    readAt: now.toISOString(),
  };
};

type Account = RecordOf<'account.read'>;

/** Null where the service does not answer: the page then says so, and shows what else is known. */
async function accountOf({ upstream }: Services, requestId: string): Promise<Account | null> {
  try {
    return readRecord('account.read', await upstream({ endpoint: endpointNamed('account.read'), requestId }), { requestId });
  } catch (error) {
    if (error instanceof ProblemError) return null;
    throw error;
  }
}

function isInactive(account: Account | null): boolean {
  return typeof account?.status === 'string' && account.status.toUpperCase() !== 'ACTIVE';
}

function installationOf(name: CapabilityName, { card, cardEntry }: Environment): 'not-set-up' | 'switched-off' | null {
  const { service, setting } = endpointNamed(capabilityTable[name].endpoints[0]);
  if (service === 'card' && card === null) return 'not-set-up';
  return setting === 'cardEntry' && cardEntry !== 'on' ? 'switched-off' : null;
}
