import { expect, test, vi } from 'vitest';
import { pageOf } from './page-of';

const items = ['a', 'b', 'c', 'd', 'e'];

test('a page of the service is shown as it came, with what follows as the service says', () => {
  const { rows, pager } = pageOf({ items, hasNext: true }, { page: 4 }, vi.fn());
  expect(rows).toEqual(items);
  expect(pager).toMatchObject({ page: 4, size: 20, hasNext: true });
});

test('an answer that holds all rows is cut into pages, and its order is kept whole for the neighbours of a record', () => {
  const { rows, items: all, pager } = pageOf({ items }, { page: 2, limit: 2 }, vi.fn());
  expect(rows).toEqual(['c', 'd']);
  expect(all).toEqual(items);
  expect(pager?.hasNext).toBe(true);
  expect(pageOf({ items }, { page: 3, limit: 2 }, vi.fn()).pager?.hasNext).toBe(false);
});

test('a list without pages in its address has no pager', () => {
  expect(pageOf({ items }, null, vi.fn())).toEqual({ items, rows: items, pager: undefined });
});

test('another page or size goes into the address', () => {
  const change = vi.fn();
  const { pager } = pageOf({ items, hasNext: true }, {}, change);
  pager?.onPage(2);
  pager?.onSize(50);
  expect(change.mock.calls).toEqual([[{ page: 2 }], [{ limit: 50 }]]);
});
