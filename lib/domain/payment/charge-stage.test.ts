import { expect, test } from 'vitest';
import { chargeStage, mayStillBePaid } from './charge-stage';

const end = '2026-11-27T17:42:08.000Z';
const at = (text: string) => Date.parse(text);

test.each([
  ['PENDING', '2026-11-27T17:42:07.999Z', 'open'],
  ['PENDING', '2026-11-27T17:42:08.000Z', 'overdue'],
  ['COMPLETED', '2026-11-27T17:50:00.000Z', 'paid'],
  ['WAITING_FOR_REFUND', '2026-11-27T17:50:00.000Z', 'paid'],
  ['REFUNDED', '2026-11-27T17:50:00.000Z', 'paid'],
  ['EXPIRED', '2026-11-27T17:40:00.000Z', 'spent'],
  ['CANCELED', '2026-11-27T17:40:00.000Z', 'spent'],
  ['ERROR', '2026-11-27T17:40:00.000Z', 'spent'],
])('%s at %s is %s: only the service says that nobody paid', (status, now, stage) => {
  expect(chargeStage({ status }, end, at(now))).toBe(stage);
});

test('without an end known no clock runs out', () => {
  expect(chargeStage({ status: 'PENDING' }, null, at('2030-01-01T00:00:00Z'))).toBe('open');
});

test('a charge that waits is read on for good, however long its time is over', () => {
  expect(mayStillBePaid({ status: 'PENDING', updatedAt: end, createdAt: end }, at('2026-11-28T17:50:00Z'))).toBe(true);
});

test('a charge that has just expired is read on, an old one is left alone', () => {
  const expired = { status: 'EXPIRED', updatedAt: end, createdAt: '2026-11-27T17:32:08.000Z' };
  expect(mayStillBePaid(expired, at('2026-11-27T17:50:00Z'))).toBe(true);
  expect(mayStillBePaid(expired, at('2026-11-27T18:50:00Z'))).toBe(false);
});
