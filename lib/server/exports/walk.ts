import 'server-only';
import type { ExportedRow } from './exported-list';

export type Query = Readonly<Record<string, unknown>>;

interface Page {
  readonly rows: readonly ExportedRow[];
  readonly hasNext: boolean;
}

interface Walk {
  readonly query: Query;
  /** The keys that bound the time by which the list is in order; null where it has none. */
  readonly period: { readonly from: string; readonly until: string } | null;
  /** When the walk begins: what happens later is of no page. */
  readonly now: Date;
  readonly read: (query: Query) => Promise<Page>;
}

const perPage = 100;
/** A list that keeps changing under the walk is walked so often at most. */
const mostRounds = 3;

/**
 * Every row of a list once, page by page in its own order, the next pages asked for while those before are worked on. Where rows are in order of
 * time, each page is asked for by the time of the last row instead of by its number: what comes in or leaves meanwhile then moves
 * nothing. Elsewhere pages are numbered, and the list is walked again until a round finds nothing new.
 */
export function walk(given: Walk): AsyncGenerator<readonly ExportedRow[]> {
  const { period, query } = given;
  if (!period) return inRounds(given);
  if ((query.sortBy ?? 'createdAt') !== 'createdAt') return inRounds({ ...given, query: upTo(given, period.until) });
  return query.sortDirection === 'asc' ? alongTime(given, period.from, 1) : alongTime(given, period.until, -1);
}

/** The query with its end no later than the beginning of the walk. */
function upTo({ query, now }: Walk, until: string): Query {
  const end = query[until] === undefined ? now.getTime() : Math.min(Date.parse(String(query[until])), now.getTime());
  return { ...query, [until]: new Date(end).toISOString() };
}

/** `bound` is the key that moves; `step` the millisecond by which it stands beyond the last row, whose own may have been cut short. */
async function* alongTime(given: Walk, bound: string, step: 1 | -1): AsyncGenerator<readonly ExportedRow[]> {
  let query = upTo(given, given.period?.until ?? bound);
  let page = 1;
  // Rows that may come again: those at the bound itself.
  let seen = new Map<string, number>();
  let reading = read(given, query, page);
  for (;;) {
    const { rows, hasNext } = await reading;
    const times = rows.map(({ at }) => Date.parse(at ?? ''));
    const limit = query[bound] === undefined ? null : Date.parse(String(query[bound]));
    const fresh = rows.filter(({ id }, place) => {
      const time = times[place] ?? Number.NaN;
      // A service that only understands days gives rows again that are before the bound: they were given before.
      const isNew = !seen.has(id) && (limit === null || (time - limit) * step >= 0);
      if (isNew) seen.set(id, time);
      return isNew;
    });
    const edge = times.at(-1);
    if (!hasNext || edge === undefined) {
      if (fresh.length > 0) yield fresh;
      return;
    }
    const next = edge - step;
    const moves = isInOrder(times, step) && (limit === null || (next - limit) * step > 0);
    if (moves) {
      query = { ...query, [bound]: new Date(next).toISOString() };
      seen = new Map(Array.from(seen).filter(([, time]) => (time - next) * step >= 0));
    }
    page = moves ? 1 : page + 1;
    reading = moves ? readTwo(given, query) : read(given, query, page);
    // Read by whoever asks for the next page; until then its failure is nobody's.
    reading.catch(() => {});
    if (fresh.length > 0) yield fresh;
  }
}

async function* inRounds(given: Walk): AsyncGenerator<readonly ExportedRow[]> {
  const seen = new Set<string>();
  for (let round = 1; round <= mostRounds; round += 1) {
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
    // One page was read at one moment, and nothing can have moved.
    if (found === 0 || pages === 1) return;
  }
}

function read({ read: ask }: Walk, query: Query, page: number, limit = perPage): Promise<Page> {
  return ask({ ...query, page, limit });
}

/**
 * Two pages at once, the second of which begins with the last row of the first. Where it does not, rows moved in between; where others share
 * the instant of that row, they may have changed places: then the first page stands alone, and the walk goes on from its end.
 */
async function readTwo(given: Walk, query: Query): Promise<Page> {
  const begun = read(given, query, 1);
  // What fails is asked for again from the end of the first page, where it fails for good.
  const following = read(given, query, 2, perPage - 1).catch(() => null);
  const first = await begun;
  const second = first.hasNext ? await following : null;
  const [previous, last] = first.rows.slice(-2);
  if (!second || !last || second.rows[0]?.id !== last.id || previous?.at === last.at) return first;
  return { rows: [...first.rows, ...second.rows.slice(1)], hasNext: second.hasNext };
}

function isInOrder(times: readonly number[], step: 1 | -1): boolean {
  return times.every((time, place) => place === 0 || (time - (times[place - 1] ?? time)) * step >= 0);
}
