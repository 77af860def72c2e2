import { describe, expect, test, vi } from 'vitest';
import {
  formatDateTime,
  formatDateTimeSeconds,
  formatDay,
  formatDayRange,
  formatDuration,
  formatTime,
  formatTimeSeconds,
  weekdayShort,
} from './date-text';

const here = { locale: 'pt-BR', zone: 'America/Sao_Paulo' } as const;
const everywhere = { locale: 'pt-BR', zone: 'UTC' } as const;

describe.each(['UTC', 'Asia/Tokyo', 'Europe/Lisbon'])('instants with the process in %s', (processZone) => {
  test('are shown in Brasília time to a reader in that zone', () => {
    vi.stubEnv('TZ', processZone);
    expect(formatDateTime('2026-11-27T17:32:05.123Z', here)).toBe('27 nov 2026, 14:32');
    expect(formatDateTime('2026-11-27T17:32:05.123Z', { ...here, locale: 'en' })).toBe('27 Nov 2026, 14:32');
    expect(formatDateTimeSeconds('2026-11-27T02:59:59Z', here)).toBe('26 nov 2026, 23:59:59');
    expect(formatDateTimeSeconds('2026-11-27T03:00:00Z', here)).toBe('27 nov 2026, 00:00:00');
    expect(formatTime('2018-11-04T03:00:00Z', here)).toBe('01:00');
    expect(formatTimeSeconds('2019-01-15T12:00:00Z', here)).toBe('10:00:00');
    expect(formatTimeSeconds('2026-01-15T12:00:00Z', here)).toBe('09:00:00');
  });

  test('are shown in UTC to a reader in that zone, one after the other too', () => {
    vi.stubEnv('TZ', processZone);
    expect(formatDateTime('2026-11-27T17:32:05.123Z', everywhere)).toBe('27 nov 2026, 17:32');
    expect(formatDateTime('2026-11-27T17:32:05.123Z', here)).toBe('27 nov 2026, 14:32');
    expect(formatDateTimeSeconds('2026-11-27T02:59:59Z', everywhere)).toBe('27 nov 2026, 02:59:59');
    expect(formatTime('2018-11-04T03:00:00Z', everywhere)).toBe('03:00');
    expect(formatTimeSeconds('2019-01-15T12:00:00Z', everywhere)).toBe('12:00:00');
  });

  test('leave days unchanged', () => {
    vi.stubEnv('TZ', processZone);
    expect(formatDay('2026-11-01', 'pt-BR')).toBe('1 nov 2026');
    expect(weekdayShort('2026-11-21', 'pt-BR')).toBe('sáb 21');
    expect(weekdayShort('2026-11-21', 'en')).toBe('Sat 21');
  });
});

test.each([
  ['2026-11-21', '2026-11-27', '21 a 27 nov 2026', '21 to 27 Nov 2026'],
  ['2026-10-28', '2026-11-03', '28 out a 3 nov 2026', '28 Oct to 3 Nov 2026'],
  ['2025-11-28', '2026-11-03', '28 nov 2025 a 3 nov 2026', '28 Nov 2025 to 3 Nov 2026'],
  ['2026-11-27', '2026-11-27', '27 nov 2026', '27 Nov 2026'],
])('names what differs between %s and %s', (from, to, portuguese, english) => {
  expect(formatDayRange(from, to, 'pt-BR')).toBe(portuguese);
  expect(formatDayRange(from, to, 'en')).toBe(english);
});

test.each([
  [191_000, '3 min 11 s'],
  [59_999, '59 s'],
  [60_000, '1 min'],
  [3_600_000, '1 h'],
  [3_605_000, '1 h'],
  [5_400_000, '1 h 30 min'],
  [187_200_000, '2 d 4 h'],
  [999, '0 s'],
  [-5000, '0 s'],
])('writes %i ms as %s', (milliseconds, text) => {
  expect(formatDuration(milliseconds)).toBe(text);
});

test('refuses what is no date', () => {
  expect(() => formatDay('soon', 'en')).toThrow(RangeError);
  expect(() => formatDateTime('soon', here)).toThrow(RangeError);
});
