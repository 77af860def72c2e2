import 'server-only';
import { desc } from 'drizzle-orm';
import { endedInfractionStatuses, infractionStatuses } from '@/lib/contracts/infractions';
import type { RecordOf } from '@/lib/contracts/shapes';
import { inbox } from '@/lib/server/database/schema';
import type { Services } from '@/lib/server/services';
import { readList } from '@/lib/server/upstream/read-list';
import { readPages } from '@/lib/server/upstream/read-pages';

export type Infraction = RecordOf<'infractions.read'>;

export interface Walk {
  readonly infractions: readonly Infraction[];
  readonly cut: boolean;
  readonly readAt: Date;
}

const perPage = 100;
/** 5,000 open cases: past that the walk stops and says so. */
const mostPages = 50;
const keptMs = 3_000;

const ended: readonly string[] = endedInfractionStatuses;
const unended = infractionStatuses.filter((status) => !ended.includes(status));

interface Begun {
  readonly at: Date;
  readonly walk: Promise<Walk>;
}

const begun = new WeakMap<Services['upstream'], Begun>();

/**
 * Every infraction that is not over. One walk serves whoever asks within a few seconds, unless the service has told us of something
 * since it began.
 */
export async function walkQueue(services: Services, requestId: string): Promise<Walk> {
  const known = begun.get(services.upstream);
  const now = services.now();
  if (known && now.getTime() - known.at.getTime() < keptMs && known.at > (await lastTold(services.db))) return known.walk;
  const walk = readAllPages(services, requestId);
  begun.set(services.upstream, { at: now, walk });
  // A walk that failed serves nobody else.
  walk.catch(() => begun.delete(services.upstream));
  return walk;
}

/** What we changed ourselves is seen at once. */
export function forgetWalk({ upstream }: Pick<Services, 'upstream'>): void {
  begun.delete(upstream);
}

async function lastTold(db: Services['db']): Promise<Date> {
  const [row] = await db.select({ at: inbox.receivedAt }).from(inbox).orderBy(desc(inbox.id)).limit(1);
  return row?.at ?? new Date(0);
}

async function readAllPages(services: Services, requestId: string): Promise<Walk> {
  const readAt = services.now();
  const { items, cut } = await readPages(mostPages, (page) =>
    readList('infractions.list', { status: unended, page, limit: perPage }, services, requestId),
  );
  return { infractions: items, cut, readAt };
}
