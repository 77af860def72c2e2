import { expect, test } from 'vitest';
import { type CapabilityFacts, capabilityState } from './capability-state';

const now = new Date('2026-11-27T15:00:00.000Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const day = 24 * 60;
const facts = (change: Partial<CapabilityFacts> = {}): CapabilityFacts => ({
  admissions: { allowedAt: null, refusals: [] },
  flag: null,
  accountInactive: false,
  changesBlockedAt: null,
  installation: null,
  failing: false,
  now,
  ...change,
});
const seen = (allowedAt: Date | null, ...refusals: [string, Date][]) => ({
  allowedAt,
  refusals: refusals.map(([code, at]) => ({ code, at })),
});

test.each([
  ['nothing is known', {}, 'unknown', null],
  ['the account says that it may', { flag: true }, 'allowed', null],
  ['the account says that it may not', { flag: false, admissions: seen(ago(1)) }, 'not-enabled', 'account-says-no'],
  ['a call was let through', { admissions: seen(ago(1)) }, 'allowed', null],
  ['a scope is missing', { admissions: seen(null, ['SVA200', ago(5)]) }, 'not-enabled', 'no-scope'],
  ['the address is refused', { flag: true, admissions: seen(ago(9), ['SVA203', ago(5)]) }, 'blocked', 'address'],
  ['a refusal was followed by a call that was let through', { admissions: seen(ago(1), ['SVA203', ago(5)]) }, 'allowed', null],
  ['a route is not there', { admissions: seen(null, ['absent', ago(5)]) }, 'not-enabled', 'not-offered'],
  ['an unknown refusal of access', { admissions: seen(null, ['http403', ago(5)]) }, 'not-enabled', 'no-scope'],
  ['the account now allows what was refused', { flag: true, admissions: seen(null, ['SVC401', ago(5)]) }, 'allowed', null],
  ['changes are blocked', { changesBlockedAt: ago(3), admissions: seen(ago(1)) }, 'blocked', 'changes-blocked'],
  ['the account is not active', { flag: true, accountInactive: true }, 'blocked', 'account-inactive'],
  ['cards are not set up', { installation: 'not-set-up' }, 'not-enabled', 'not-set-up'],
  ['the installation has it off', { installation: 'switched-off', admissions: seen(ago(1)) }, 'blocked', 'switched-off'],
  ['most calls fail now', { failing: true, admissions: seen(ago(1)) }, 'failing', 'failing'],
] as const)('when %s, it says so', (_, change, state, reason) => {
  expect(capabilityState(facts(change))).toMatchObject({ state, reason });
});

test('a refusal of companies is about companies alone, and counts for a month whatever else was let through', () => {
  const admissions = seen(ago(1), ['SVD201', ago(20 * day)]);
  expect(capabilityState(facts({ admissions }))).toMatchObject({ state: 'allowed' });
  expect(capabilityState(facts({ admissions, onlyCode: 'SVD201' }))).toMatchObject({ state: 'not-enabled', code: 'SVD201' });
  expect(capabilityState(facts({ admissions: seen(ago(1), ['SVD201', ago(31 * day)]), onlyCode: 'SVD201' }))).toMatchObject({
    state: 'allowed',
  });
});

test('the newest refusal is told, with when it was', () => {
  const admissions = seen(null, ['SVA200', ago(50)], ['SVA203', ago(5)]);
  expect(capabilityState(facts({ admissions }))).toEqual({ state: 'blocked', reason: 'address', code: 'SVA203', at: ago(5) });
});
