import 'server-only';
import { sql } from 'drizzle-orm';
import type { EndpointName } from '@/lib/contracts/registry';
import { serviceAdmissions } from '@/lib/server/database/schema/developers-schema';
import type { Services } from '@/lib/server/services';

/** When a kind of call was last let through, and last refused in each way. */
export interface AdmissionsOf {
  readonly allowedAt: Date | null;
  readonly refusals: readonly { readonly code: string; readonly at: Date }[];
}

/** Stores what this instance has learned since the last time; what cannot be stored is kept for the next. */
export async function storeAdmissions({ db, recorder }: Pick<Services, 'db' | 'recorder'>): Promise<void> {
  const taken = recorder.takeAdmissions();
  if (taken.length === 0) return;
  try {
    await db
      .insert(serviceAdmissions)
      .values([...taken])
      .onConflictDoUpdate({
        target: [serviceAdmissions.endpoint, serviceAdmissions.admission],
        set: { at: sql`greatest(${serviceAdmissions.at}, excluded.at)` },
      });
  } catch (error) {
    recorder.returnAdmissions(taken);
    throw error;
  }
}

/** What all instances have learned, that of this one included. */
export async function readAdmissions(services: Pick<Services, 'db' | 'recorder'>): Promise<ReadonlyMap<string, AdmissionsOf>> {
  await storeAdmissions(services);
  const rows = await services.db.select().from(serviceAdmissions);
  const byEndpoint = new Map<string, AdmissionsOf>();
  for (const { endpoint, admission, at } of rows) {
    const { allowedAt, refusals } = byEndpoint.get(endpoint) ?? { allowedAt: null, refusals: [] };
    byEndpoint.set(
      endpoint,
      admission === 'allowed' ? { allowedAt: at, refusals } : { allowedAt, refusals: [...refusals, { code: admission, at }] },
    );
  }
  return byEndpoint;
}

/** What is known of some kinds of calls together: of an action that takes more than one. */
export function admissionsOf(known: ReadonlyMap<string, AdmissionsOf>, endpoints: readonly EndpointName[]): AdmissionsOf {
  const all = endpoints.flatMap((endpoint) => known.get(endpoint) ?? []);
  const allowed = all.flatMap(({ allowedAt }) => allowedAt ?? []).toSorted((a, b) => b.getTime() - a.getTime());
  return { allowedAt: allowed[0] ?? null, refusals: all.flatMap(({ refusals }) => refusals) };
}
