import { expect, test } from 'vitest';
import type { AutoWithdrawRule } from './auto-withdraw-rule';
import { nextDue } from './next-due';

const rule: AutoWithdrawRule = { enabled: true, pixKey: 'ana@correio.example', pixType: 'email', frequency: 'DAILY', minimumBalance: 0 };

// Eight in the morning in São Paulo is eleven in UTC; 27 November 2026 is a Friday.
test.each<[string, Partial<AutoWithdrawRule>, string, string]>([
  ['a daily rule waits for the morning', {}, '2026-11-27T10:59:59Z', '2026-11-27T11:00:00.000Z'],
  ['and then for the next one', {}, '2026-11-27T11:00:00Z', '2026-11-28T11:00:00.000Z'],
  ['a weekly rule waits for its day', { frequency: 'WEEKLY', weekday: 1 }, '2026-11-27T12:00:00Z', '2026-11-30T11:00:00.000Z'],
  ['even a week long', { frequency: 'WEEKLY', weekday: 5 }, '2026-11-27T12:00:00Z', '2026-12-04T11:00:00.000Z'],
  ['a monthly rule waits for its day', { frequency: 'MONTHLY', dayOfMonth: 5 }, '2026-11-27T12:00:00Z', '2026-12-05T11:00:00.000Z'],
  ['or the last day of a shorter month', { frequency: 'MONTHLY', dayOfMonth: 31 }, '2027-02-01T12:00:00Z', '2027-02-28T11:00:00.000Z'],
  ['a rule about the balance looks every minute', { frequency: 'BALANCE' }, '2026-11-27T12:00:00Z', '2026-11-27T12:01:00.000Z'],
])('%s', (_, change, since, due) => {
  expect(nextDue({ ...rule, ...change }, new Date(since)).toISOString()).toBe(due);
});
