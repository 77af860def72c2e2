import { describe, expect, it } from 'vitest';
import { addressOf, isUnbroken, listQuery, viewDays } from './view';

const now = new Date('2026-11-28T02:30:00.000Z');

describe('the days of a view', () => {
  it.each([
    ['the last seven days, by the day it is in Brasília', {}, { from: '2026-11-21', to: '2026-11-27' }],
    ['a named period', { period: 'yesterday' as const }, { from: '2026-11-26', to: '2026-11-26' }],
    ['two days', { from: '2026-11-02', to: '2026-11-05' }, { from: '2026-11-02', to: '2026-11-05' }],
    ['two days out of order', { from: '2026-11-05', to: '2026-11-02' }, { from: '2026-11-02', to: '2026-11-05' }],
    ['from a day until today', { from: '2026-11-20' }, { from: '2026-11-20', to: '2026-11-27' }],
    ['one day', { to: '2026-11-20' }, { from: '2026-11-20', to: '2026-11-20' }],
  ])('are %s', (_, view, days) => {
    expect(viewDays(view, now)).toEqual(days);
  });
});

it('asks for whole business days, a page and a limit', () => {
  expect(listQuery({ tab: 'days', from: '2026-11-26', to: '2026-11-27', operation: 'DECREMENT' }, now)).toEqual({
    operation: 'DECREMENT',
    createdAtFrom: '2026-11-26T03:00:00.000Z',
    createdAtTo: '2026-11-28T02:59:59.999Z',
    page: 1,
    limit: 20,
  });
});

it.each([
  [{}, true],
  [{ period: 'last30' as const, page: 3 }, true],
  [{ reason: 'tarifa' }, false],
  [{ sortBy: 'amount' as const }, false],
  [{ sortDirection: 'asc' as const }, false],
])('compares the lines of %o with each other: %s', (view, unbroken) => {
  expect(isUnbroken(view)).toBe(unbroken);
});

it('has one address for one view', () => {
  expect(addressOf({ period: 'today', operation: 'INCREMENT' })).toBe('/statements?operation=INCREMENT&period=today');
});
