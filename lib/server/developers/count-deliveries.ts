import 'server-only';
import { randomUUID } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import { type AttemptEnd, otherDestinations } from '@/lib/contracts/office/developers/delivery-health';
import { ProblemError } from '@/lib/contracts/problem/problem';
import type { RecordOf } from '@/lib/contracts/shapes';
import { deliveryDestination } from '@/lib/domain/callback/delivery-destination';
import { deliveryOutcome } from '@/lib/domain/delivery-outcome';
import type { Database } from '@/lib/server/database/database';
import { deliveryCounts, deliveryDestinations } from '@/lib/server/database/schema/developers-schema';
import { sharedMoments } from '@/lib/server/database/schema/instances-schema';
import type { Services } from '@/lib/server/services';
import { readList } from '@/lib/server/upstream/reading/read-list';
import { readPages } from '@/lib/server/upstream/reading/read-pages';

type Delivery = RecordOf<'callbacks.read'>;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** How far back the first count begins. */
export const firstDays = 7;
/** Counts are removed after this: a month and a day of each zone are shown. */
const storedDays = 40;
/** An attempt has ended after this: the service waits for five seconds, a variant of it for ten. */
const settledMs = minute;
const perPage = 100;
/** The calls of one run, and of one stretch of time. */
const maxCalls = 10;
const maxStretch = day;
const minStretch = minute;
/** More are counted together: an address for each order would be a row for each order. */
export const maxDestinations = 40;

export const countedUntil = 'deliveries-counted';
export const countedFrom = 'deliveries-counted-from';

/**
 * Counts the service's deliveries on from where the last run ended, a stretch of time after the other, each exactly once: a stretch is stored together with
 * how far it reached. A service that does not answer is asked again by the next run.
 */
export async function countDeliveries(services: Services): Promise<void> {
  const { db, now } = services;
  const end = new Date(now().getTime() - settledMs);
  let from = await beginning(db, now());
  let stretch = maxStretch;
  let calls = 0;
  while (from < end && calls < maxCalls) {
    const to = new Date(Math.min(from.getTime() + stretch, end.getTime()));
    const found = await deliveriesBetween(from, to, maxCalls - calls, services);
    if (found === null) return;
    calls += found.calls;
    if (found.items) {
      if (!(await storeCounts(db, found.items, from, to))) return;
      from = to;
    } else if (stretch > minStretch && calls < maxCalls) stretch = Math.max(minStretch, stretch / 4);
    // One minute with more deliveries than a run may read: they are left out, and counting goes on behind them.
    else if (stretch === minStretch) from = to;
  }
  await db.delete(deliveryCounts).where(lt(deliveryCounts.hour, new Date(now().getTime() - storedDays * day)));
}

/** Where counting goes on; the first time some days ago. */
async function beginning(db: Database, now: Date): Promise<Date> {
  const [known] = await db.select().from(sharedMoments).where(eq(sharedMoments.name, countedUntil));
  if (known && now.getTime() - known.at.getTime() < storedDays * day) return known.at;
  const first = new Date(now.getTime() - firstDays * day);
  for (const name of [countedUntil, countedFrom]) {
    await db
      .insert(sharedMoments)
      .values({ name, at: first })
      .onConflictDoUpdate({ target: sharedMoments.name, set: { at: first } });
  }
  return first;
}

interface Stretch {
  /** Null where there are more than may be read. */
  readonly items: readonly Delivery[] | null;
  readonly calls: number;
}

/** The deliveries after one instant and up to another; null where the service does not give them now. */
async function deliveriesBetween(after: Date, until: Date, maxPages: number, services: Services): Promise<Stretch | null> {
  const requestId = randomUUID();
  const query = { createdAtFrom: new Date(after.getTime() + 1).toISOString(), createdAtTo: until.toISOString(), limit: perPage };
  let calls = 0;
  try {
    const { items, truncated } = await readPages(maxPages, (page) => {
      calls += 1;
      return readList('callbacks.list', { ...query, page }, services, requestId);
    });
    if (truncated && calls >= maxPages) return { items: null, calls };
    const within = items.filter(({ createdAt }) => new Date(createdAt) > after && new Date(createdAt) <= until);
    return { items: within, calls };
  } catch (error) {
    if (error instanceof ProblemError) return null;
    throw error;
  }
}

interface Count {
  readonly destination: string;
  readonly hour: Date;
  readonly ends: Record<AttemptEnd, number>;
  answered: number;
  answeredMs: number;
}

/** Adds a stretch to the counts, if no other instance has. */
function storeCounts(db: Database, deliveries: readonly Delivery[], from: Date, to: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [known] = await tx.select().from(sharedMoments).where(eq(sharedMoments.name, countedUntil)).for('update');
    if (known?.at.getTime() !== from.getTime()) return false;
    const names = new Set((await tx.select({ name: deliveryDestinations.destination }).from(deliveryDestinations)).map(({ name }) => name));
    const nameOf = (url: string | null) => {
      const name = deliveryDestination(url);
      if (!names.has(name) && names.size >= maxDestinations) return otherDestinations;
      names.add(name);
      return name;
    };
    const named = deliveries.map((delivery) => ({ delivery, destination: nameOf(delivery.url) }));
    const counts = countsOf(named);
    const added = (column: string) => sql.raw(`delivery_counts.${column} + excluded.${column}`);
    if (counts.length > 0) {
      await tx
        .insert(deliveryCounts)
        .values(counts.map(({ ends, ...count }) => ({ ...count, ...ends })))
        .onConflictDoUpdate({
          target: [deliveryCounts.destination, deliveryCounts.hour],
          set: {
            accepted: added('accepted'),
            slow: added('slow'),
            refused: added('refused'),
            failed: added('failed'),
            timedOut: added('timed_out'),
            answered: added('answered'),
            answeredMs: added('answered_ms'),
          },
        });
      await tx
        .insert(deliveryDestinations)
        .values(lastOf(named))
        .onConflictDoUpdate({
          target: deliveryDestinations.destination,
          set: {
            exact: sql`delivery_destinations.exact and excluded.exact`,
            acceptedAt: sql`greatest(delivery_destinations.accepted_at, excluded.accepted_at)`,
            ...newerFailure,
          },
        });
    }
    await tx.update(sharedMoments).set({ at: to }).where(eq(sharedMoments.name, countedUntil));
    return true;
  });
}

/** The last failure: that of the stretch where it has one, which is newer than all before. */
const newest = (column: string) =>
  sql.raw(`case when excluded.failed_at is null then delivery_destinations.${column} else excluded.${column} end`);
const newerFailure = { failedAt: newest('failed_at'), failedStatus: newest('failed_status'), failedDelivery: newest('failed_delivery') };

interface Named {
  readonly delivery: Delivery;
  readonly destination: string;
}

const noEnds: Readonly<Record<AttemptEnd, number>> = { accepted: 0, slow: 0, refused: 0, failed: 0, timedOut: 0 };

function countsOf(named: readonly Named[]): Count[] {
  const counts = new Map<string, Count>();
  for (const { delivery, destination } of named) {
    const at = new Date(Math.floor(Date.parse(delivery.createdAt) / hour) * hour);
    const key = `${at.getTime()} ${destination}`;
    const count = counts.get(key) ?? { destination, hour: at, ends: { ...noEnds }, answered: 0, answeredMs: 0 };
    count.ends[attemptEnd(delivery)] += 1;
    if (delivery.status !== null && delivery.responseTime !== null) {
      count.answered += 1;
      count.answeredMs += Math.round(delivery.responseTime);
    }
    counts.set(key, count);
  }
  return Array.from(counts.values());
}

/** What our own inbox accepted is accepted too: this is about whether a destination answers. */
function attemptEnd(delivery: Delivery): AttemptEnd {
  const outcome = deliveryOutcome(delivery);
  switch (outcome) {
    case 'accepted':
    case 'here':
      return 'accepted';
    case 'slow':
      return 'slow';
    case 'lost':
      return 'refused';
    case 'retried':
      return 'failed';
    default:
      return 'timedOut';
  }
}

/** When each destination last accepted something, and the last attempt that it did not. */
function lastOf(named: readonly Named[]) {
  const byName = new Map<string, Delivery[]>();
  for (const { destination, delivery } of named) byName.set(destination, [...(byName.get(destination) ?? []), delivery]);
  return Array.from(byName, ([destination, all]) => {
    const newest = all.toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
    const isFine = (delivery: Delivery) => attemptEnd(delivery) === 'accepted' || attemptEnd(delivery) === 'slow';
    const accepted = newest.find(isFine);
    const failed = newest.find((delivery) => !isFine(delivery));
    return {
      destination,
      exact: all.every(({ url }) => url === destination),
      acceptedAt: accepted ? new Date(accepted.createdAt) : null,
      failedAt: failed ? new Date(failed.createdAt) : null,
      failedStatus: failed?.status ?? null,
      failedDelivery: failed?.id ?? null,
    };
  });
}
