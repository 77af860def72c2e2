import 'server-only';
import { and, desc, isNull, ne } from 'drizzle-orm';
import { infractionStatuses } from '@/lib/contracts/pix/infractions/infraction-statuses';
import type { RecordOf } from '@/lib/contracts/shapes';
import { endedInfractionStatuses } from '@/lib/domain/infraction/infraction-status';
import { inbox } from '@/lib/server/database/schema/schema';
import { momentOf, noteMoment } from '@/lib/server/instances/shared-moments';
import type { Services } from '@/lib/server/services';
import { readList } from '@/lib/server/upstream/reading/read-list';
import { readPages } from '@/lib/server/upstream/reading/read-pages';

export type Infraction = RecordOf<'infractions.read'>;

export interface QueueRead {
  readonly infractions: readonly Infraction[];
  readonly truncated: boolean;
  readonly readAt: Date;
}

const perPage = 100;
/** 5,000 open cases: beyond that the walk stops and reports it. */
const maxPages = 50;
const maxRounds = 3;
const cacheMs = 3_000;

const ended: readonly string[] = endedInfractionStatuses;
const unended = infractionStatuses.filter((status) => !ended.includes(status));

interface QueueWalk {
  readonly at: Date;
  readonly walk: Promise<QueueRead>;
}

// Next loads a module once per bundle. Pages and gateway share their walks through the global object; otherwise one would show older data
// than the other.
const holder = globalThis as typeof globalThis & { balcaoWalks?: WeakMap<Services['upstream'], QueueWalk> };
holder.balcaoWalks ??= new WeakMap();
const begun = holder.balcaoWalks;

/**
 * Every open infraction. A walk is shared by everyone who asks this instance within a few seconds, unless a callback arrived, or any instance
 * changed a case, since it began.
 */
export async function readWholeQueue(services: Services, requestId: string): Promise<QueueRead> {
  const known = begun.get(services.upstream);
  const now = services.now();
  if (known && now.getTime() - known.at.getTime() < cacheMs && known.at > (await lastChangedAt(services.db))) return known.walk;
  const walk = readAllPages(services, requestId);
  begun.set(services.upstream, { at: now, walk });
  // A failed walk is not shared.
  walk.catch(() => begun.delete(services.upstream));
  return walk;
}

/** Makes our own change visible at once, at every instance. */
export async function invalidateQueue({ upstream, db, now }: Pick<Services, 'upstream' | 'db' | 'now'>): Promise<void> {
  begun.delete(upstream);
  await noteMoment(db, 'queue-changed', now());
}

async function lastChangedAt(db: Services['db']): Promise<Date> {
  const [changedAt, [received]] = await Promise.all([
    momentOf(db, 'queue-changed'),
    db
      .select({ at: inbox.receivedAt })
      .from(inbox)
      .where(and(ne(inbox.source, 'card'), isNull(inbox.refusal)))
      .orderBy(desc(inbox.id))
      .limit(1),
  ]);
  return new Date(Math.max(changedAt?.getTime() ?? 0, received?.at.getTime() ?? 0));
}

/**
 * A case that ends during the walk shifts the next one across a page boundary, where it would be missed. Several pages are therefore read
 * until two rounds agree. If they never do, showing one that has just ended is better than missing an open one.
 */
async function readAllPages(services: Services, requestId: string): Promise<QueueRead> {
  const readAt = services.now();
  const round = () =>
    readPages(maxPages, (page) => readList('infractions.list', { status: unended, page, limit: perPage }, services, requestId));
  let before = await round();
  let last = before;
  for (let rounds = 1; rounds < maxRounds && last.items.length >= perPage && !last.truncated; rounds += 1) {
    before = last;
    last = await round();
    if (haveTheSame(before.items, last.items)) break;
  }
  const infractions = new Map([...before.items, ...last.items].map((infraction) => [infraction.id, infraction]));
  return { infractions: Array.from(infractions.values()), truncated: last.truncated, readAt };
}

function haveTheSame(some: readonly Infraction[], others: readonly Infraction[]): boolean {
  const ids = new Set(some.map(({ id }) => id));
  return others.length === ids.size && others.every(({ id }) => ids.has(id));
}
