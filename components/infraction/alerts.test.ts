import { expect, it } from 'vitest';
import { alertsOf } from './alerts';
import type { QueueItem } from './use-queue';

const now = Date.parse('2026-11-27T17:32:08.000Z');
const hour = 3_600_000;
const item = (id: string, ahead: number | null, status = 'OPEN') =>
  ({ id, status, expiresAt: ahead === null ? null : new Date(now + ahead * hour).toISOString() }) as QueueItem;

it('tells once for each limit a deadline passes: 48, 24 and 6 hours, and the end', () => {
  const one = [item('x', 60)];
  const told = [0, 11, 13, 35, 37, 53, 55, 59, 61].map((passed) => alertsOf(one, now + passed * hour)[0]?.id ?? null);
  expect(told).toEqual([null, null, 'x:under48', 'x:under48', 'x:under24', 'x:under24', 'x:under6', 'x:under6', 'x:late']);
});

it('tells of a case without a deadline', () => {
  expect(alertsOf([item('x', null)], now).map(({ id }) => id)).toEqual(['x:none']);
});

it.each(['DEFENDED', 'ANSWERED', 'WAITING_PSP'])('is silent about %s: no clock runs for the merchant', (status) => {
  expect(alertsOf([item('x', 1, status), item('y', null, status)], now)).toEqual([]);
});
