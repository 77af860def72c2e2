import { expect, test } from 'vitest';
import { scaleOf } from './scale';

test.each([
  [0, [0, 50_00, 100_00]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [100_00, [0, 50_00, 100_00]],
  [1_234_56, [0, 500_00, 1_000_00, 1_500_00]],
  [6_000_00, [0, 2_000_00, 4_000_00, 6_000_00]],
  [16_000_00, [0, 5_000_00, 10_000_00, 15_000_00, 20_000_00]],
  [99_999_999_99, [0, 50_000_000_00, 100_000_000_00]],
])('bars up to %i centavos stand beside round amounts, the last of which none exceeds', (highest, amounts) => {
  expect(scaleOf(highest)).toEqual(amounts);
});

test('there are never more than four steps, and the highest bar takes more than half of the height', () => {
  for (let highest = 1; highest < 10_000_000; highest = Math.ceil(highest * 1.07)) {
    const amounts = scaleOf(highest);
    const top = amounts.at(-1) ?? 0;
    expect(amounts.length, String(highest)).toBeLessThanOrEqual(5);
    expect(top >= highest && highest * 2 >= top, `${highest} of ${top}`).toBe(true);
  }
});
