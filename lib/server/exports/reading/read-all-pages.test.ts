import { describe, expect, test } from 'vitest';
import type { ExportedRow } from '@/lib/server/exports/exported-list';
import { type Query, readAllPages } from './read-all-pages';

const period = { from: 'dateFrom', until: 'dateTo' };
const now = new Date('2026-11-27T15:00:00.000Z');
const at = (milliseconds: number) => new Date(Date.parse('2026-11-27T12:00:00.000Z') + milliseconds).toISOString();
const row = (id: number, time = id): ExportedRow => ({
  id: `t${id}`,
  at: at(time),
  source: null,
  totals: null,
  isIncluded: true,
  cell: () => null,
});
const rowsOf = (count: number) => Array.from({ length: count }, (_, id) => row(id + 1));

interface List {
  rows: ExportedRow[];
  requests: Query[];
  before?: (requests: number) => void;
  ignoresTime?: boolean;
  /** Returns rows of the same instant in a different order on second pages. */
  unsettled?: boolean;
}

/** A paged list like the service's: newest first unless requested otherwise, a hundred per page. */
function serviceOf(
  rows: ExportedRow[],
  more: Partial<List> = {},
): List & { read: (query: Query) => Promise<{ rows: ExportedRow[]; hasNext: boolean }> } {
  const list: List = { rows, requests: [], ...more };
  return Object.assign(list, {
    async read(query: Query) {
      list.before?.(list.requests.length);
      list.requests.push(query);
      const ascending = query.sortDirection === 'asc';
      const inTime = list.rows.filter(({ at: time }) => {
        if (list.ignoresTime || time === null) return true;
        return time <= String(query.dateTo ?? '9') && time >= String(query.dateFrom ?? '0');
      });
      const tie = list.unsettled && query.page === 2 ? -1 : 1;
      const compare = (a: ExportedRow, b: ExportedRow) => (a.at ?? '').localeCompare(b.at ?? '') || tie * a.id.localeCompare(b.id);
      const sorted = inTime.toSorted((a, b) => (ascending ? 1 : -1) * compare(a, b));
      const limit = Number(query.limit);
      const start = (Number(query.page) - 1) * limit;
      return { rows: sorted.slice(start, start + limit), hasNext: sorted.length > start + limit };
    },
  });
}

async function idsOf(pages: AsyncGenerator<readonly ExportedRow[]>): Promise<string[]> {
  const ids: string[] = [];
  for await (const page of pages) ids.push(...page.map(({ id }) => id));
  return ids;
}

const expected = (rows: readonly ExportedRow[]) => rows.toSorted((a, b) => (b.at ?? '').localeCompare(a.at ?? '')).map(({ id }) => id);

describe('a list ordered by time returns every row once, in order,', () => {
  test('over many pages, all but the first requested by time and four at once', async () => {
    const list = serviceOf(rowsOf(1_050));
    expect(await idsOf(readAllPages({ query: {}, period, now, read: list.read }))).toEqual(expected(list.rows));
    expect(list.requests.map(({ page, limit }) => [page, limit])).toEqual([
      [1, 100],
      ...Array.from({ length: 3 }, () => [
        [1, 100],
        [2, 99],
        [3, 98],
        [4, 97],
      ]).flat(),
    ]);
  });

  test('when rows leave the filter between two pages requested together', async () => {
    const rows = rowsOf(450);
    const list = serviceOf([...rows], {
      before(requests) {
        // The second of a pair: the first one's rows are gone and the others have moved up.
        if (requests === 2) list.rows = list.rows.filter(({ id }) => id !== 't330' && id !== 't331');
      },
    });
    expect(await idsOf(readAllPages({ query: {}, period, now, read: list.read }))).toEqual(expected(rows));
  });

  test('when one of the pages requested together fails and is requested again', async () => {
    let failed = false;
    const list = serviceOf(rowsOf(950), {
      before(requests) {
        if (requests !== 3 || failed) return;
        failed = true;
        throw new Error('gone');
      },
    });
    expect(await idsOf(readAllPages({ query: {}, period, now, read: list.read }))).toEqual(expected(list.rows));
    expect(failed).toBe(true);
  });

  test('when rows of one instant swap places between two pages requested together', async () => {
    // The middle one of three rows of one instant ends the first page of a pair.
    const rows = [...rowsOf(300), row(1_001, 104), row(1_002, 104)];
    const list = serviceOf(rows, { unsettled: true });
    const ids = await idsOf(readAllPages({ query: {}, period, now, read: list.read }));
    expect(ids.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
  });

  test('oldest first where requested', async () => {
    const list = serviceOf(rowsOf(350));
    const ids = await idsOf(readAllPages({ query: { sortDirection: 'asc' }, period, now, read: list.read }));
    expect(ids).toEqual(expected(list.rows).toReversed());
  });

  test('when many rows share one instant', async () => {
    const list = serviceOf([...rowsOf(150), ...Array.from({ length: 260 }, (_, id) => row(1_000 + id, 75))]);
    const ids = await idsOf(readAllPages({ query: {}, period, now, read: list.read }));
    expect(new Set(ids).size).toBe(410);
    expect(ids).toHaveLength(410);
  });

  test('when new rows arrive during the walk', async () => {
    const rows = rowsOf(450);
    const list = serviceOf([...rows], {
      before(requests) {
        if (requests > 0) list.rows.push(row(10_000 + requests, Date.parse('2026-11-27T15:00:01.000Z') - Date.parse(at(0)) + requests));
      },
    });
    expect(await idsOf(readAllPages({ query: {}, period, now, read: list.read }))).toEqual(expected(rows));
  });

  test('when rows that were already returned leave the filter during the walk', async () => {
    const rows = rowsOf(450);
    const list = serviceOf([...rows], {
      before(requests) {
        if (requests > 0) list.rows = list.rows.toSorted((a, b) => (b.at ?? '').localeCompare(a.at ?? '')).slice(30);
      },
    });
    const ids = await idsOf(readAllPages({ query: {}, period, now, read: list.read }));
    expect(ids).toEqual(expected(rows));
  });

  test('when the service ignores the time within a day', async () => {
    const list = serviceOf(rowsOf(430), { ignoresTime: true });
    expect(await idsOf(readAllPages({ query: {}, period, now, read: list.read }))).toEqual(expected(list.rows));
  });

  test('and nothing later than its own end or the start of the walk', async () => {
    const list = serviceOf(rowsOf(20));
    await idsOf(readAllPages({ query: { dateTo: '2026-12-31T00:00:00.000Z' }, period, now, read: list.read }));
    await idsOf(readAllPages({ query: { dateTo: at(10) }, period, now, read: list.read }));
    expect(list.requests.map(({ dateTo }) => dateTo)).toEqual([now.toISOString(), at(10)]);
  });
});

describe('a list without time order', () => {
  test('returns a row once that newer ones push onto the next page', async () => {
    const list = serviceOf(rowsOf(250), {
      before(requests) {
        if (requests === 1) list.rows.push(row(5_000, 5_000));
      },
    });
    const ids = await idsOf(readAllPages({ query: {}, period: null, now, read: list.read }));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(251);
  });

  test('finds in another round what moved up during the walk', async () => {
    const rows = rowsOf(250);
    const list = serviceOf([...rows], {
      before(requests) {
        if (requests === 1) list.rows = list.rows.filter(({ id }) => id !== 't250' && id !== 't249');
      },
    });
    const ids = await idsOf(readAllPages({ query: {}, period: null, now, read: list.read }));
    expect(ids.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
  });

  test('of one page is read once', async () => {
    const list = serviceOf(rowsOf(3));
    await idsOf(readAllPages({ query: {}, period: null, now, read: list.read }));
    expect(list.requests).toHaveLength(1);
  });
});

test('fails with the page that fails, and reads no further', async () => {
  const list = serviceOf(rowsOf(450), {
    before(requests) {
      if (requests === 2) throw new Error('gone');
    },
  });
  const seen: string[] = [];
  await expect(async () => {
    for await (const page of readAllPages({ query: {}, period, now, read: list.read })) seen.push(...page.map(({ id }) => id));
  }).rejects.toThrow('gone');
  expect(seen).toHaveLength(198);
  expect(list.requests).toHaveLength(2);
});
