import { expect, test } from 'vitest';
import { serviceZone } from '@/lib/format/zone';
import { addressOf } from '@/lib/lists/definition/list';
import { type CallbackView, callbackList } from './callbacks';

const moment = { now: new Date('2026-11-27T17:00:00.000Z'), zone: serviceZone } as const;
const queryOf = (view: CallbackView) => callbackList.input(view, moment).query;

test('a view covers whole business days in Brasília', () => {
  expect(queryOf({ from: '2026-11-26', to: '2026-11-27' })).toMatchObject({
    createdAtFrom: '2026-11-26T03:00:00.000Z',
    createdAtTo: '2026-11-28T02:59:59.999Z',
  });
});

test('times of day limit its first and last day, the last minute included', () => {
  expect(queryOf({ period: 'today', timeFrom: '14:10', timeTo: '14:20' })).toMatchObject({
    createdAtFrom: '2026-11-27T17:10:00.000Z',
    createdAtTo: '2026-11-27T17:20:59.999Z',
  });
});

test('an invalid time is ignored', () => {
  expect(queryOf({ period: 'today', timeFrom: '25:00' })?.createdAtFrom).toBe('2026-11-27T03:00:00.000Z');
});

test('a URL contains only what was chosen', () => {
  expect(addressOf(callbackList, { hasError: true })).toBe('/callbacks?hasError=true');
});
