import 'server-only';
import type { ExportedRow } from '@/lib/server/exports/exported-list';

export type Query = Readonly<Record<string, unknown>>;

interface Page {
  readonly rows: readonly ExportedRow[];
  readonly hasNext: boolean;
}

interface PageWalk {
  readonly query: Query;
  /** The query keys that bound the time the list is ordered by; null where it has none. */
  readonly period: { readonly from: string; readonly until: string } | null;
  /** When the walk begins: later rows are left out. */
  readonly now: Date;
  readonly read: (query: Query) => Promise<Page>;
}

const perPage = 100;
/** How many pages are requested at once: the service prepares the next while one is written. */
const concurrentPages = 4;
/** A list that keeps changing during the walk is walked at most this often. */
const maxRounds = 3;

/**
 * Returns every row of a list once, page by page in order, several pages requested at once. In a list ordered by time, each page is
 * requested by the time of the last row instead of a page number, so that arriving or leaving rows shift nothing. Other lists are read by
 * page number, again and again until a round finds nothing new.
 */
export function readAllPages(given: PageWalk): AsyncGenerator<readonly ExportedRow[]> {
  const { period, query } = given;
  if (!period) return inRounds(given);
  if ((query.sortBy ?? 'createdAt') !== 'createdAt') return inRounds({ ...given, query: upTo(given, period.until) });
  return query.sortDirection === 'asc' ? alongTime(given, period.from, 1) : alongTime(given, period.until, -1);
}

/** The query with its end no later than the start of the walk. */
function upTo({ query, now }: PageWalk, until: string): Query {
  const end = query[until] === undefined ? now.getTime() : Math.min(Date.parse(String(query[until])), now.getTime());
  return { ...query, [until]: new Date(end).toISOString() };
}

/** `bound` is the query key that moves; `step` is one millisecond beyond the last row, whose own time may have been truncated. */
async function* alongTime(given: PageWalk, bound: string, step: 1 | -1): AsyncGenerator<readonly ExportedRow[]> {
  let query = upTo(given, given.period?.until ?? bound);
  let page = 1;
  // Rows at the bound itself, which may be returned again.
  let seen = new Map<string, number>();
  let pendingPages = [read(given, query, page)];
  for (;;) {
    const limit = query[bound] === undefined ? null : Date.parse(String(query[bound]));
    let times: number[] = [];
    let more = false;
    for await (const { rows, hasNext } of inSequence(pendingPages)) {
      times = rows.map(({ at }) => Date.parse(at ?? ''));
      more = hasNext;
      const fresh = rows.filter(({ id }, place) => {
        const time = times[place] ?? Number.NaN;
        // A service that only understands days repeats rows before the bound; they were returned already.
        const isNew = !seen.has(id) && (limit === null || (time - limit) * step >= 0);
        if (isNew) seen.set(id, time);
        return isNew;
      });
      if (fresh.length > 0) yield fresh;
    }
    const edge = times.at(-1);
    if (!more || edge === undefined) return;
    const next = edge - step;
    const moves = isInOrder(times, step) && (limit === null || (next - limit) * step > 0);
    if (moves) {
      query = { ...query, [bound]: new Date(next).toISOString() };
      seen = new Map(Array.from(seen).filter(([, time]) => (time - next) * step >= 0));
    }
    page = moves ? 1 : page + 1;
    pendingPages = moves ? readTogether(given, query) : [read(given, query, page)];
  }
}

async function* inRounds(given: PageWalk): AsyncGenerator<readonly ExportedRow[]> {
  const seen = new Set<string>();
  for (let round = 1; round <= maxRounds; round += 1) {
    let found = 0;
    let more = true;
    let pages = 0;
    for (let page = 1; more; page += 1) {
      const { rows, hasNext } = await read(given, given.query, page);
      const fresh = rows.filter(({ id }) => !seen.has(id));
      for (const { id } of fresh) seen.add(id);
      found += fresh.length;
      pages = page;
      more = hasNext && rows.length > 0;
      if (fresh.length > 0) yield fresh;
    }
    // One page is read at one moment: nothing can have moved.
    if (found === 0 || pages === 1) return;
  }
}

function read({ read: ask }: PageWalk, query: Query, page: number, limit = perPage): Promise<Page> {
  return ask({ ...query, page, limit });
}

/**
 * Requests several pages at once. Each has one row less than the one before, so that consecutive pages overlap; the overlap shows whether
 * they are consecutive.
 */
function readTogether(given: PageWalk, query: Query): Promise<Page>[] {
  const pendingPages = Array.from({ length: concurrentPages }, (_, at) => read(given, query, at + 1, perPage - at));
  // The error is reported where the page is awaited; until then it must not count as unhandled.
  for (const page of pendingPages) page.catch(() => {});
  return pendingPages;
}

/**
 * Yields pages that were requested together, in order and each row once. Where one does not follow on, because rows moved, or where it
 * failed, the earlier ones are kept and the walk continues after them.
 */
async function* inSequence([first, ...following]: readonly Promise<Page>[]): AsyncGenerator<Page> {
  let before = await first;
  if (before) yield before;
  for (const pendingPages of following) {
    const page = before?.hasNext ? await pendingPages.catch(() => null) : null;
    const rows = before && page && rowsAfter(before.rows, page.rows);
    if (!page || !rows || rows.length === 0) return;
    yield { rows, hasNext: page.hasNext };
    before = page;
  }
}

/** The rows of `next` after `before`, by their overlap; null where there is none, or where rows of one instant may have swapped places. */
function rowsAfter(before: Page['rows'], next: Page['rows']): Page['rows'] | null {
  const [previous, last] = before.slice(-2);
  if (!last || previous?.at === last.at) return null;
  const shared = next.findIndex(({ id }) => id === last.id) + 1;
  const overlap = before.slice(before.length - shared);
  return shared > 0 && overlap.every(({ id }, place) => next[place]?.id === id) ? next.slice(shared) : null;
}

function isInOrder(times: readonly number[], step: 1 | -1): boolean {
  return times.every((time, place) => place === 0 || (time - (times[place - 1] ?? time)) * step >= 0);
}
