import { expect, test } from 'vitest';
import { type Period, periodDays, periods } from './period';

const ranges: Record<Period, [string, string]> = {
  today: ['2026-11-26', '2026-11-26'],
  yesterday: ['2026-11-25', '2026-11-25'],
  last7: ['2026-11-20', '2026-11-26'],
  last30: ['2026-10-28', '2026-11-26'],
  thisMonth: ['2026-11-01', '2026-11-26'],
  lastMonth: ['2026-10-01', '2026-10-31'],
};

test.each(periods)('returns the business days of %s late in the evening, when UTC is already a day ahead', (period) => {
  const [from, to] = ranges[period];
  expect(periodDays(period, '2026-11-27T02:59:59Z', 'America/Sao_Paulo')).toEqual({ from, to });
});

test('is a day ahead at that time in UTC', () => {
  expect(periodDays('today', '2026-11-27T02:59:59Z', 'UTC')).toEqual({ from: '2026-11-27', to: '2026-11-27' });
  expect(periodDays('last7', '2026-11-27T02:59:59Z', 'UTC')).toEqual({ from: '2026-11-21', to: '2026-11-27' });
});

test('crosses the year', () => {
  expect(periodDays('lastMonth', '2027-01-01T12:00:00Z', 'UTC')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  expect(periodDays('last7', '2027-01-01T12:00:00Z', 'UTC')).toEqual({ from: '2026-12-26', to: '2027-01-01' });
});
