import { describe, expect, it } from 'vitest';
import type { ExportedRow } from './exported-list';
import { type Query, readAllPages } from './read-all-pages';

const period = { from: 'dateFrom', until: 'dateTo' };
const now = new Date('2026-11-27T15:00:00.000Z');
const at = (milliseconds: number) => new Date(Date.parse('2026-11-27T12:00:00.000Z') + milliseconds).toISOString();
const row = (id: number, time = id): ExportedRow => ({ id: `t${id}`, at: at(time), sum: null, kept: true, cell: () => null });
const rowsOf = (count: number) => Array.from({ length: count }, (_, id) => row(id + 1));

interface List {
  rows: ExportedRow[];
  asked: Query[];
  before?: (asked: number) => void;
  ignoresTime?: boolean;
  /** Rows of one instant stand the other way round on second pages. */
  unsettled?: boolean;
}

/** A list as the service keeps it: the newest first unless asked otherwise, a hundred a page. */
function serviceOf(
  rows: ExportedRow[],
  more: Partial<List> = {},
): List & { read: (query: Query) => Promise<{ rows: ExportedRow[]; hasNext: boolean }> } {
  const list: List = { rows, asked: [], ...more };
  return Object.assign(list, {
    async read(query: Query) {
      list.before?.(list.asked.length);
      list.asked.push(query);
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

describe('a list in order of time gives every row once, in its order,', () => {
  it('over many pages, after the first one four at a time, all asked for by time', async () => {
    const list = serviceOf(rowsOf(1_050));
    expect(await idsOf(readAllPages({ query: {}, period, now, read: list.read }))).toEqual(expected(list.rows));
    expect(list.asked.map(({ page, limit }) => [page, limit])).toEqual([
      [1, 100],
      ...Array.from({ length: 3 }, () => [
        [1, 100],
        [2, 99],
        [3, 98],
        [4, 97],
      ]).flat(),
    ]);
  });

  it('when rows leave the filter between two pages that were asked for together', async () => {
    const rows = rowsOf(450);
    const list = serviceOf([...rows], {
      before(asked) {
        // The second of a pair: rows of the first are gone, and those of the second have moved up.
        if (asked === 2) list.rows = list.rows.filter(({ id }) => id !== 't330' && id !== 't331');
      },
    });
    expect(await idsOf(readAllPages({ query: {}, period, now, read: list.read }))).toEqual(expected(rows));
  });

  it('when one of the pages that were asked for together fails and is asked for again', async () => {
    let failed = false;
    const list = serviceOf(rowsOf(950), {
      before(asked) {
        if (asked !== 3 || failed) return;
        failed = true;
        throw new Error('gone');
      },
    });
    expect(await idsOf(readAllPages({ query: {}, period, now, read: list.read }))).toEqual(expected(list.rows));
    expect(failed).toBe(true);
  });

  it('when rows of one instant change places between two pages that were asked for together', async () => {
    // The middle one of three that share an instant ends the first page of a pair.
    const rows = [...rowsOf(300), row(1_001, 104), row(1_002, 104)];
    const list = serviceOf(rows, { unsettled: true });
    const ids = await idsOf(readAllPages({ query: {}, period, now, read: list.read }));
    expect(ids.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
  });

  it('the oldest first where it is asked so', async () => {
    const list = serviceOf(rowsOf(350));
    const ids = await idsOf(readAllPages({ query: { sortDirection: 'asc' }, period, now, read: list.read }));
    expect(ids).toEqual(expected(list.rows).toReversed());
  });

  it('when many rows share one instant', async () => {
    const list = serviceOf([...rowsOf(150), ...Array.from({ length: 260 }, (_, id) => row(1_000 + id, 75))]);
    const ids = await idsOf(readAllPages({ query: {}, period, now, read: list.read }));
    expect(new Set(ids).size).toBe(410);
    expect(ids).toHaveLength(410);
  });

  it('when new rows come in during the walk', async () => {
    const rows = rowsOf(450);
    const list = serviceOf([...rows], {
      before(asked) {
        if (asked > 0) list.rows.push(row(10_000 + asked, Date.parse('2026-11-27T15:00:01.000Z') - Date.parse(at(0)) + asked));
      },
    });
    expect(await idsOf(readAllPages({ query: {}, period, now, read: list.read }))).toEqual(expected(rows));
  });

  it('when rows that were already given leave the filter during the walk', async () => {
    const rows = rowsOf(450);
    const list = serviceOf([...rows], {
      before(asked) {
        if (asked > 0) list.rows = list.rows.toSorted((a, b) => (b.at ?? '').localeCompare(a.at ?? '')).slice(30);
      },
    });
    const ids = await idsOf(readAllPages({ query: {}, period, now, read: list.read }));
    expect(ids).toEqual(expected(rows));
  });

  it('when the service understands no times within a day', async () => {
    const list = serviceOf(rowsOf(430), { ignoresTime: true });
    expect(await idsOf(readAllPages({ query: {}, period, now, read: list.read }))).toEqual(expected(list.rows));
  });

  it('and nothing that is later than its own end or than the beginning of the walk', async () => {
    const list = serviceOf(rowsOf(20));
    await idsOf(readAllPages({ query: { dateTo: '2026-12-31T00:00:00.000Z' }, period, now, read: list.read }));
    await idsOf(readAllPages({ query: { dateTo: at(10) }, period, now, read: list.read }));
    expect(list.asked.map(({ dateTo }) => dateTo)).toEqual([now.toISOString(), at(10)]);
  });
});

describe('a list without a time to go by', () => {
  it('gives a row once that newer ones push onto the next page', async () => {
    const list = serviceOf(rowsOf(250), {
      before(asked) {
        if (asked === 1) list.rows.push(row(5_000, 5_000));
      },
    });
    const ids = await idsOf(readAllPages({ query: {}, period: null, now, read: list.read }));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(251);
  });

  it('finds in another round what moved up while it was walked', async () => {
    const rows = rowsOf(250);
    const list = serviceOf([...rows], {
      before(asked) {
        if (asked === 1) list.rows = list.rows.filter(({ id }) => id !== 't250' && id !== 't249');
      },
    });
    const ids = await idsOf(readAllPages({ query: {}, period: null, now, read: list.read }));
    expect(ids.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
  });

  it('of one page is read once', async () => {
    const list = serviceOf(rowsOf(3));
    await idsOf(readAllPages({ query: {}, period: null, now, read: list.read }));
    expect(list.asked).toHaveLength(1);
  });
});

it('fails with the page that fails, and reads no further', async () => {
  const list = serviceOf(rowsOf(450), {
    before(asked) {
      if (asked === 2) throw new Error('gone');
    },
  });
  const seen: string[] = [];
  await expect(async () => {
    for await (const page of readAllPages({ query: {}, period, now, read: list.read })) seen.push(...page.map(({ id }) => id));
  }).rejects.toThrow('gone');
  expect(seen).toHaveLength(198);
  expect(list.asked).toHaveLength(2);
});
