import 'server-only';
import { and, gt, lte, ne, sql } from 'drizzle-orm';
import { type ServiceArea, serviceAreas } from '@/lib/contracts/service-areas';
import type { Database } from '@/lib/server/database/database';
import { serviceObservations } from '@/lib/server/database/schema/instances-schema';
import { instanceId } from './instance-id';

/** What was lately observed of one area of the service. */
export interface AreaCount {
  readonly area: ServiceArea;
  readonly calls: number;
  readonly failed: number;
  readonly slow: number;
  /** Whether the last two calls were slow, however many were quick before. */
  readonly isSlowNow: boolean;
}

/** An instance that has written nothing for so long is gone. */
const goneMs = 60_000;

/** Tells the other instances what this one observed, and takes away what instances that are gone have told. */
export async function shareObservations(db: Database, counts: readonly AreaCount[], now: Date): Promise<void> {
  const instance = instanceId();
  const excluded = (column: string) => sql.raw(`excluded.${column}`);
  await db
    .insert(serviceObservations)
    .values(counts.map((count) => ({ ...count, instance, at: now })))
    .onConflictDoUpdate({
      target: [serviceObservations.instance, serviceObservations.area],
      set: {
        calls: excluded('calls'),
        failed: excluded('failed'),
        slow: excluded('slow'),
        isSlowNow: excluded('is_slow_now'),
        at: excluded('at'),
      },
    });
  await db.delete(serviceObservations).where(lte(serviceObservations.at, new Date(now.getTime() - goneMs)));
}

/** What all instances observed: `own` as it is now, the others as they last told. */
export async function addObservations(db: Database, own: readonly AreaCount[], now: Date): Promise<AreaCount[]> {
  const others = await db
    .select()
    .from(serviceObservations)
    .where(and(ne(serviceObservations.instance, instanceId()), gt(serviceObservations.at, new Date(now.getTime() - goneMs))));
  return serviceAreas.map((area) => {
    const all = [...own, ...others].filter((one) => one.area === area);
    const sum = (of: 'calls' | 'failed' | 'slow') => all.reduce((total, one) => total + one[of], 0);
    return { area, calls: sum('calls'), failed: sum('failed'), slow: sum('slow'), isSlowNow: all.some(({ isSlowNow }) => isSlowNow) };
  });
}
