import { expect, test } from 'vitest';
import { admissionOf, type EndedCall } from './admission';
import { createCallRecorder } from './call-recorder';

const at = new Date('2026-11-27T15:00:00.000Z');
const call = (change: Partial<EndedCall> = {}): EndedCall => ({
  endpoint: 'withdrawals.create',
  endedAt: at,
  status: 200,
  code: null,
  failed: false,
  ...change,
});

// interface: Code catalog, HTTP status handling
test.each([
  ['a success', { status: 201 }, 'allowed'],
  ['a balance that is too low', { status: 422, code: 'SVC200' }, 'allowed'],
  ['invalid data', { status: 400, code: 'SVV001' }, 'allowed'],
  ['a missing scope', { status: 403, code: 'SVA200' }, 'SVA200'],
  ['a refused address', { status: 403, code: 'SVA203' }, 'SVA203'],
  ['a refused token', { status: 401, code: 'SVA100' }, 'SVA100'],
  ['a 403 without a code', { status: 403 }, 'http403'],
  ['a 403 with a code nobody knows', { status: 403, code: 'SVA777' }, 'http403'],
  ['the account of somebody else', { endpoint: 'transfers.create', status: 403, code: 'SVC400' }, 'allowed'],
  ['a key look-up that is not enabled', { endpoint: 'pixKeys.find', status: 403, code: 'SVK400' }, 'SVK400'],
  ['a list that is not there', { endpoint: 'webhooks.list', status: 404, code: 'SVG404' }, 'absent'],
  ['a record that is not there', { endpoint: 'transactions.read', status: 404, code: 'SVC310' }, 'allowed'],
  ['a failing institution', { status: 424, code: 'SVS500', failed: true }, null],
  ['too many requests', { status: 429, code: 'SVG429' }, null],
  ['no answer', { status: null, code: 'SVB503', failed: true }, null],
  ['an answer that nobody can read', { status: 200, code: 'SVB502', failed: true }, null],
] as const)('%s is understood', (_, change, expected) => {
  expect(admissionOf(call(change))).toBe(expected);
});

test('recorder gives the newest of each kind once, and keeps what could not be stored', () => {
  const recorder = createCallRecorder();
  recorder.record(call());
  recorder.record(call({ endedAt: new Date(at.getTime() + 1_000) }));
  recorder.record(call({ endedAt: new Date(at.getTime() + 500) }));
  recorder.record(call({ status: 403, code: 'SVA203' }));
  const taken = recorder.takeAdmissions();
  expect(taken).toEqual([
    { endpoint: 'withdrawals.create', admission: 'allowed', at: new Date(at.getTime() + 1_000) },
    { endpoint: 'withdrawals.create', admission: 'SVA203', at },
  ]);
  expect(recorder.takeAdmissions()).toEqual([]);
  recorder.record(call({ endedAt: new Date(at.getTime() + 2_000) }));
  recorder.returnAdmissions(taken);
  expect(recorder.takeAdmissions()).toContainEqual({
    endpoint: 'withdrawals.create',
    admission: 'allowed',
    at: new Date(at.getTime() + 2_000),
  });
});
