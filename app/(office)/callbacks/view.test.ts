import { expect, test } from 'vitest';
import { serviceZone } from '@/lib/format/zone';
import { addressOf, listQuery } from './view';

const now = new Date('2026-11-27T17:00:00.000Z');

test('a view covers whole business days in Brasília', () => {
  expect(listQuery({ from: '2026-11-26', to: '2026-11-27' }, now, serviceZone)).toMatchObject({
    createdAtFrom: '2026-11-26T03:00:00.000Z',
    createdAtTo: '2026-11-28T02:59:59.999Z',
  });
});

test('times of day narrow its first and last day, the last minute included', () => {
  expect(listQuery({ period: 'today', timeFrom: '14:10', timeTo: '14:20' }, now, serviceZone)).toMatchObject({
    createdAtFrom: '2026-11-27T17:10:00.000Z',
    createdAtTo: '2026-11-27T17:20:59.999Z',
  });
});

test('a time that is none is left out', () => {
  expect(listQuery({ period: 'today', timeFrom: '25:00' }, now, serviceZone).createdAtFrom).toBe('2026-11-27T03:00:00.000Z');
});

test('an address says no more than what was chosen', () => {
  expect(addressOf({ hasError: true })).toBe('/callbacks?hasError=true');
});
