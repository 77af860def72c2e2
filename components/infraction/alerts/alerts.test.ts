import { expect, test } from 'vitest';
import type { QueueItem } from '@/components/infraction/use-queue';
import { alertsOf } from './alerts';

const now = Date.parse('2026-11-27T17:32:08.000Z');
const hour = 3_600_000;
const at = (ahead: number) => new Date(now + ahead * hour).toISOString();
const item = (id: string, ahead: number | null, change: Partial<QueueItem> = {}) =>
  ({ id, status: 'OPEN', defenseHistory: [], expiresAt: ahead === null ? null : at(ahead), pause: null, ...change }) as QueueItem;

test('alerts once for each limit a deadline passes: 48, 24 and 6 hours, and the end', () => {
  const one = [item('x', 60)];
  const alertIds = [0, 11, 13, 35, 37, 53, 55, 59, 61].map((passed) => alertsOf(one, now + passed * hour).alerts[0]?.id ?? null);
  expect(alertIds).toEqual([null, null, 'x:under48', 'x:under48', 'x:under24', 'x:under24', 'x:under6', 'x:under6', 'x:late']);
});

test('alerts about a case without a deadline', () => {
  expect(alertsOf([item('x', null)], now).alerts.map(({ id }) => id)).toEqual(['x:none']);
});

test.each(['DEFENDED', 'ANSWERED', 'WAITING_PSP'])('is silent about %s: no clock runs for the merchant', (status) => {
  expect(alertsOf([item('x', 1, { status }), item('y', null, { status })], now)).toEqual({ alerts: [], paused: 0 });
});

test('is silent once a defense is in, though the service still calls the case open, until more is asked for', () => {
  const defenseHistory = [{ defense: 'Entregue' }] as QueueItem['defenseHistory'];
  expect(alertsOf([item('x', 1, { defenseHistory })], now).alerts).toEqual([]);
  expect(alertsOf([item('x', 1, { defenseHistory, status: 'WAITING_ADJUSTMENTS' })], now).alerts).toHaveLength(1);
});

test('is silent until the chosen time, and then alerts again although it was seen before', () => {
  const paused = [item('x', 40, { pause: { until: at(3), band: 'under48' } })];
  expect(alertsOf(paused, now)).toEqual({ alerts: [], paused: 1 });
  expect(alertsOf(paused, now + 3 * hour)).toMatchObject({ alerts: [{ id: `x:under48:${at(3)}` }], paused: 0 });
});

test('alerts at the next limit whatever snooze was chosen', () => {
  const paused = [item('x', 25, { pause: { until: at(9), band: 'under48' } })];
  expect(alertsOf(paused, now + 2 * hour)).toMatchObject({ alerts: [{ id: 'x:under24' }], paused: 0 });
});
