import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { addDays, businessDay, dayEnd, dayLast, dayStart, isCalendarDay } from './date';
import { zones } from './zone';

// The offset in January proves that the process really moved to the zone.
const processZones = [
  ['UTC', 0],
  ['Asia/Tokyo', -540],
  ['America/Los_Angeles', 480],
] as const;

const brasilia = 'America/Sao_Paulo';

describe.each(processZones)('business days with the process in %s', (processZone, offset) => {
  const inZone = (name: string, check: () => void) =>
    test(name, () => {
      vi.stubEnv('TZ', processZone);
      expect(new Date('2026-01-15T12:00:00Z').getTimezoneOffset()).toBe(offset);
      check();
    });

  inZone('end at midnight in the zone they are of', () => {
    expect(businessDay('2026-11-27T02:59:59Z', brasilia)).toBe('2026-11-26');
    expect(businessDay('2026-11-27T03:00:00Z', brasilia)).toBe('2026-11-27');
    expect(businessDay(new Date('2026-11-27T03:00:00Z'), brasilia)).toBe('2026-11-27');
    expect(businessDay('2026-11-26T23:59:59Z', 'UTC')).toBe('2026-11-26');
    expect(businessDay('2026-11-27T00:00:00Z', 'UTC')).toBe('2026-11-27');
  });

  inZone('take an instant without a zone for UTC', () => {
    expect(businessDay('2026-11-27T02:59:59.999', brasilia)).toBe('2026-11-26');
    expect(businessDay('2026-11-27T03:00', brasilia)).toBe('2026-11-27');
    expect(businessDay('2026-11-26T23:59:59.999', 'UTC')).toBe('2026-11-26');
  });

  inZone('have bounds with milliseconds and Z', () => {
    expect(dayStart('2026-11-27', brasilia)).toBe('2026-11-27T03:00:00.000Z');
    expect(dayEnd('2026-11-27', brasilia)).toBe('2026-11-28T03:00:00.000Z');
    expect(dayLast('2026-11-27', brasilia)).toBe('2026-11-28T02:59:59.999Z');
    expect(dayStart('2026-11-27', 'UTC')).toBe('2026-11-27T00:00:00.000Z');
    expect(dayEnd('2026-11-27', 'UTC')).toBe('2026-11-28T00:00:00.000Z');
    expect(dayLast('2026-11-27', 'UTC')).toBe('2026-11-27T23:59:59.999Z');
  });

  inZone('were two hours behind UTC in the summers of Brasília before 2019', () => {
    expect(dayStart('2019-01-15', brasilia)).toBe('2019-01-15T02:00:00.000Z');
    expect(dayStart('2019-01-15', 'UTC')).toBe('2019-01-15T00:00:00.000Z');
  });

  inZone('began at one o’clock on 4 November 2018 in Brasília and lasted 25 hours on 17 February 2018', () => {
    expect(dayStart('2018-11-04', brasilia)).toBe('2018-11-04T03:00:00.000Z');
    expect(dayLast('2018-11-03', brasilia)).toBe('2018-11-04T02:59:59.999Z');
    expect(dayEnd('2018-11-04', brasilia)).toBe('2018-11-05T02:00:00.000Z');
    expect([dayStart('2018-02-17', brasilia), dayEnd('2018-02-17', brasilia)]).toEqual([
      '2018-02-17T02:00:00.000Z',
      '2018-02-18T03:00:00.000Z',
    ]);
  });

  inZone('were days like any other in UTC', () => {
    expect([dayStart('2018-11-04', 'UTC'), dayLast('2018-11-04', 'UTC')]).toEqual(['2018-11-04T00:00:00.000Z', '2018-11-04T23:59:59.999Z']);
    expect([dayStart('2018-02-17', 'UTC'), dayEnd('2018-02-17', 'UTC')]).toEqual(['2018-02-17T00:00:00.000Z', '2018-02-18T00:00:00.000Z']);
  });

  inZone('follow each other without a gap, and hold exactly the instants between their bounds', () => {
    const someDay = fc
      .date({ min: new Date('1985-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
      .map((date) => businessDay(date, 'UTC'));
    fc.assert(
      fc.property(someDay, fc.constantFrom(...zones), (day, zone) => {
        expect(businessDay(dayStart(day, zone), zone)).toBe(day);
        expect(businessDay(dayLast(day, zone), zone)).toBe(day);
        expect(dayEnd(day, zone)).toBe(dayStart(addDays(day, 1), zone));
        expect(businessDay(new Date(new Date(dayStart(day, zone)).getTime() - 1), zone)).toBe(addDays(day, -1));
      }),
    );
  });
});

test('counts days across months, years and leap days', () => {
  expect(addDays('2026-11-30', 1)).toBe('2026-12-01');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-11-27', 90)).toBe('2027-02-25');
});

test('knows the days of the calendar', () => {
  expect(['2026-11-27', '2028-02-29'].every(isCalendarDay)).toBe(true);
  for (const wrong of ['2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '27/11/2026', '2026-11-27T00:00:00Z', '']) {
    expect(isCalendarDay(wrong), wrong).toBe(false);
    expect(() => dayStart(wrong, brasilia)).toThrow(RangeError);
  }
});

test.each(zones)('refuses an invalid date in the zone %s', (zone) => {
  expect(() => businessDay('yesterday', zone)).toThrow(RangeError);
});
