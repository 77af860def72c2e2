import { expect, test } from 'vitest';
import { isDayOver, plannableDays, plannedStart } from './planned-day';

test('a payment is planned for tomorrow at the earliest and in ninety days at the latest, by the day of São Paulo', () => {
  expect(plannableDays(new Date('2026-12-02T02:59:00Z'))).toEqual({ from: '2026-12-02', to: '2027-03-01' });
  expect(plannableDays(new Date('2026-12-02T03:00:00Z'))).toEqual({ from: '2026-12-03', to: '2027-03-02' });
});

test('a planned payment begins at eight in São Paulo, and its day ends at midnight there', () => {
  expect(plannedStart('2026-12-05').toISOString()).toBe('2026-12-05T11:00:00.000Z');
  expect(isDayOver('2026-12-05', new Date('2026-12-06T02:59:59.999Z'))).toBe(false);
  expect(isDayOver('2026-12-05', new Date('2026-12-06T03:00:00Z'))).toBe(true);
});
