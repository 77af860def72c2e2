import 'server-only';
import { ProblemError } from '@/lib/contracts/problem/problem';
import { endpointNamed } from '@/lib/contracts/registry';
import { degradedAreas } from '@/lib/server/instances/degraded-areas';
import { addObservations } from '@/lib/server/instances/service-observations';
import { momentOf } from '@/lib/server/instances/shared-moments';
import type { Services } from '@/lib/server/services';
import { isServiceFailure, watchedMinutes } from '@/lib/server/upstream/watch';
import type { OfficeHandler } from './context';

const cacheMs = 10_000;

/** interface: Endpoints, and the calls of all instances of the last minutes: an area has a problem when most of its calls failed or were slow. */
export const readServiceHealth: OfficeHandler<'serviceStatus.health'> = async ({ services, requestId }) => {
  const { reachable, checkedAt } = await reach(services, requestId);
  const counts = await addObservations(services.db, services.watch.counts(), services.now());
  const blockedAt = (await momentOf(services.db, 'account-blocked'))?.toISOString() ?? null;
  const clockAheadSeconds = services.watch.clockAheadSeconds();
  return {
    reachable,
    checkedAt: checkedAt.toISOString(),
    minutes: watchedMinutes,
    degradedAreas: degradedAreas(counts),
    blockedAt,
    clockAheadSeconds,
  };
};

interface Reachability {
  readonly reachable: boolean;
  readonly checkedAt: Date;
}

const pendingChecks = new WeakMap<Services['watch'], Promise<Reachability>>();

/** One call to the service serves everybody for some seconds. */
async function reach(services: Services, requestId: string): Promise<Reachability> {
  const known = await pendingChecks.get(services.watch);
  if (known && services.now().getTime() - known.checkedAt.getTime() < cacheMs) return known;
  const check = ask(services, requestId);
  pendingChecks.set(services.watch, check);
  return check;
}

/** An account without this endpoint gets an error from a service that is up. */
async function ask({ upstream, now }: Services, requestId: string): Promise<Reachability> {
  try {
    await upstream({ endpoint: endpointNamed('serviceStatus.read'), requestId, area: 'account' });
    return { reachable: true, checkedAt: now() };
  } catch (error) {
    return { reachable: error instanceof ProblemError && !isServiceFailure(error.problem), checkedAt: now() };
  }
}
