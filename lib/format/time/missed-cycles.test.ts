import { expect, test } from 'vitest';
import { missedCycles } from './missed-cycles';

test.each([
  ['MONTHLY', '2026-08-31', 0, null, '2026-11-28', 2],
  ['MONTHLY', '2026-08-31', 0, null, '2026-11-30', 3],
  ['MONTHLY', '2026-08-31', 3, null, '2026-11-30', 0],
  ['MONTHLY', '2026-08-31', 0, '2026-10-15', '2026-11-30', 1],
  ['ANNUAL', '2024-02-29', 0, null, '2026-11-28', 2],
  ['DAILY', '2026-11-25', 0, null, '2026-11-28', 3],
  ['WEEKLY', '2026-11-01', 0, null, '2026-11-28', null],
])('%s from %s, cycle %d charged, ending %s: on %s %s are missed', (interval, startedOn, lastCycle, endDate, today, missed) => {
  expect(missedCycles({ startedOn, interval, lastCycle, endDate }, today)).toBe(missed);
});
