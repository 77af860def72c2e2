import { expect, test } from 'vitest';
import { type AuditRow, chainHash, genesis } from './chain';

const row: AuditRow = {
  sequence: 1,
  at: new Date('2026-11-27T15:00:00.123Z'),
  actorId: null,
  action: 'staff.created',
  object: '1',
  result: 'done',
  address: null,
  requestId: null,
  facts: { role: 'admin', by: 'x' },
  sessionId: null,
};

test('a row from before session ids were stored keeps its hash', () => {
  expect(chainHash(row, genesis).toString('hex')).toBe('9400cf32d1b5088b844697f1b94b1245a5ecf2c67e4fe4b4ae5440f0f6596675');
});

test('the session id of a row is part of its hash', () => {
  const signedIn = { ...row, sessionId: '1a2b3c4d-0000-4000-8000-000000000000' };
  expect(chainHash(signedIn, genesis)).not.toEqual(chainHash(row, genesis));
});
