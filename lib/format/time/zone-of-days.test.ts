import { expect, test } from 'vitest';
import { dayLast, dayStart } from '@/lib/format/date';
import { zones } from '@/lib/format/zone';
import { zoneOfDays } from './zone-of-days';

test.each(zones)('recognises days of %s by their bounds', (zone) => {
  for (const [from, to] of [
    ['2026-11-21', '2026-11-27'],
    ['2018-11-04', '2018-11-04'],
    ['2018-02-17', '2018-02-18'],
  ] as const)
    expect(zoneOfDays(dayStart(from, zone), dayLast(to, zone))).toBe(zone);
});

test("uses the service's zone for a range of no whole days", () => {
  expect(zoneOfDays('2026-11-27T09:00:00.000Z', '2026-11-27T17:00:00.000Z')).toBe('America/Sao_Paulo');
  expect(zoneOfDays('2026-11-27T00:00:00.000Z', '2026-11-28T02:59:59.999Z')).toBe('America/Sao_Paulo');
});
