import { expect, test } from 'vitest';
import { serviceZone } from '@/lib/format/zone';
import { addressOf } from './definition/list';
import { isUnbroken, statementList } from './statements';

const moment = { now: new Date('2026-11-28T02:30:00.000Z'), zone: serviceZone } as const;

test('requests whole business days, a page and a limit', () => {
  expect(statementList.input({ tab: 'days', from: '2026-11-26', to: '2026-11-27', operation: 'DECREMENT' }, moment).query).toEqual({
    operation: 'DECREMENT',
    createdAtFrom: '2026-11-26T03:00:00.000Z',
    createdAtTo: '2026-11-28T02:59:59.999Z',
    page: 1,
    limit: 20,
  });
});

test.each([
  [{}, true],
  [{ period: 'last30' as const, page: 3 }, true],
  [{ reason: 'tarifa' }, false],
  [{ sortBy: 'amount' as const }, false],
  [{ sortDirection: 'asc' as const }, false],
])('compares the balances of consecutive lines of %o: %s', (view, unbroken) => {
  expect(isUnbroken(view)).toBe(unbroken);
});

test('has one URL for one view', () => {
  expect(addressOf(statementList, { period: 'today', operation: 'INCREMENT' })).toBe('/statements?operation=INCREMENT&period=today');
});
