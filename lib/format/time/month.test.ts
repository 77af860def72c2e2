import { expect, test } from 'vitest';
import { addMonths, monthWeeks } from './month';

test('the same day of another month, or its last', () => {
  expect(addMonths('2026-11-27', 2)).toBe('2027-01-27');
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
  expect(addMonths('2024-01-31', 1)).toBe('2024-02-29');
});

test('a month is drawn from Sunday on, in as many weeks as it has', () => {
  const weeks = monthWeeks('2026-11-27');
  expect(weeks).toHaveLength(5);
  expect(weeks[0]).toEqual(['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05', '2026-11-06', '2026-11-07']);
  expect(weeks[4]).toEqual(['2026-11-29', '2026-11-30', null, null, null, null, null]);
  expect(monthWeeks('2026-02-01')).toHaveLength(4);
});
