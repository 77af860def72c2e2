import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { pageRecord, pageWire } from './page.shape';

const record = pageRecord(z.object({ id: z.string() }));
const items = [{ id: 'a' }, { id: 'b' }];

test('is written as the document says', () => {
  expect(pageWire(z.object({ id: z.string() })).parse({ data: items, hasNextPage: true })).toEqual({ data: items, hasNextPage: true });
});

describe('parses every envelope alike:', () => {
  test.each([
    ['the document', { data: items, hasNextPage: true }, null],
    ['transactions and reports', { total: 42, pages: 3, page: 1, transactions: items }, 42],
    ['callbacks and statements', { pagination: { page: 1, limit: 2, hasNextPage: true }, callbacks: items }, null],
    ['infractions', { pagination: { page: 1, limit: 2, totalItems: 42, totalPages: 21 }, infractions: items }, 42],
    ['pending deposits', { page: 1, limit: 2, hasNextPage: true, data: items }, null],
    ['card charges', { page: 1, total: 42, totalPages: 21, charges: items }, 42],
  ])('%s', (_, wire, total) => {
    expect(record.parse(wire)).toEqual({ items, hasNext: true, total });
  });
});

describe('has a next page only when the answer says so:', () => {
  test.each([
    ['no word of it', { data: items }],
    ['null', { data: items, hasNextPage: null }],
    ['text', { data: items, hasNextPage: 'true' }],
    ['no, beside more pages', { data: items, hasNextPage: false, page: 1, pages: 9 }],
    ['the last page', { transactions: items, page: 3, pages: 3 }],
    ['pages without a page', { transactions: items, pages: 3 }],
    ['pagination of the last page', { infractions: items, pagination: { page: 21, totalPages: 21 } }],
    ['pagination that is none', { infractions: items, pagination: null }],
    ['webhooks, which have no pages', { webhooks: items }],
  ])('%s', (_, wire) => {
    expect(record.parse(wire).hasNext).toBe(false);
  });

  test('whatever other value it has', () => {
    const other = fc.anything().filter((value) => value !== true);
    fc.assert(fc.property(other, (hasNextPage) => record.parse({ data: items, hasNextPage }).hasNext === false));
  });
});

describe('a record that cannot be read', () => {
  test('stands apart with what could be read of it, and the others are read as always', () => {
    const broken = { id: null, name: 'x'.repeat(300), amount: 3, paid: true, payer: { name: 'y' } };
    expect(record.parse({ data: [items[0], broken, items[1]] })).toMatchObject({
      items,
      unreadable: [{ lacks: ['id'], fields: { name: 'x'.repeat(200), amount: '3' } }],
    });
  });

  test.each([[null], ['text'], [[]]])('has nothing to show when it is %j', (broken) => {
    expect(record.parse({ data: [broken] })).toMatchObject({ items: [], unreadable: [{ fields: {} }] });
  });
});

test('prefers `data` where there is another list', () => {
  expect(record.parse({ data: items, warnings: ['slow'], hasNextPage: false }).items).toEqual(items);
});

test.each([
  ['no list', { hasNextPage: false }],
  ['two lists without data', { transactions: items, callbacks: items }],
  ['a bare list', items],
  ['a text', 'no'],
  ['null', null],
])('refuses %s', (_, wire) => {
  expect(record.safeParse(wire).success).toBe(false);
});
