import 'server-only';
import { sql } from 'drizzle-orm';
import type { VariantName, VariantValue } from '@/lib/contracts/office/developers/variants';
import { serviceVariants } from '@/lib/server/database/schema/developers-schema';
import type { Services } from '@/lib/server/services';

/** What one place last showed of a variant, and what it showed before. */
export interface VariantState {
  readonly variant: VariantName;
  readonly place: string;
  readonly value: VariantValue;
  readonly lastSeenAt: Date;
  /** Since when without another answer in between. */
  readonly since: Date;
  /** The answer before this one, and when it was last seen; null where there has been no other. */
  readonly before: { readonly value: VariantValue; readonly lastSeenAt: Date } | null;
}

/** Stores what this instance has seen since the last time; what cannot be stored is kept for the next. */
export async function storeVariants({ db, recorder }: Pick<Services, 'db' | 'recorder'>): Promise<void> {
  const taken = recorder.takeVariants();
  if (taken.length === 0) return;
  const { lastSeenAt, since } = serviceVariants;
  // A value that comes back after another one was seen begins anew.
  const interrupted = sql`exists (
    select from service_variants as other
    where other.variant = excluded.variant and other.place = excluded.place and other.value <> excluded.value
      and other.last_seen_at > ${lastSeenAt} and other.last_seen_at <= excluded.last_seen_at)`;
  try {
    await db
      .insert(serviceVariants)
      .values(taken.map(({ variant, place, value, at }) => ({ variant, place, value, since: at, lastSeenAt: at })))
      .onConflictDoUpdate({
        target: [serviceVariants.variant, serviceVariants.place, serviceVariants.value],
        set: {
          since: sql`case when ${interrupted} then excluded.since else ${since} end`,
          lastSeenAt: sql`greatest(${lastSeenAt}, excluded.last_seen_at)`,
        },
      });
  } catch (error) {
    recorder.returnVariants(taken);
    throw error;
  }
}

/** What all instances have seen, that of this one included: one state for each variant and place. */
export async function readVariants(services: Pick<Services, 'db' | 'recorder'>): Promise<VariantState[]> {
  await storeVariants(services);
  const rows = await services.db
    .select()
    .from(serviceVariants)
    .orderBy(serviceVariants.variant, serviceVariants.place, sql`${serviceVariants.lastSeenAt} desc`);
  const states = new Map<string, VariantState>();
  for (const { variant, place, value, since, lastSeenAt } of rows) {
    const key = `${variant} ${place}`;
    const known = states.get(key);
    if (!known) states.set(key, { variant, place, value, since, lastSeenAt, before: null });
    else if (known.before === null) states.set(key, { ...known, before: { value, lastSeenAt } });
  }
  return Array.from(states.values());
}
