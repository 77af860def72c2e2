import { expect, test } from 'vitest';
import { cycleDay } from './cycle-day';

test.each([
  ['DAILY', '2026-12-31', 1, '2027-01-01'],
  ['MONTHLY', '2026-11-15', 2, '2027-01-15'],
  ['MONTHLY', '2027-01-31', 1, '2027-02-28'],
  ['MONTHLY', '2027-01-31', 2, '2027-03-31'],
  ['ANNUAL', '2028-02-29', 1, '2029-02-28'],
  ['ANNUAL', '2028-02-29', 4, '2032-02-29'],
] as const)('interface: Card interface, recurrences: %s from %s, cycle %d: %s', (interval, startedOn, cycle, day) => {
  expect(cycleDay(startedOn, interval, cycle)).toBe(day);
});
