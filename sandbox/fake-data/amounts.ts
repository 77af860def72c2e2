import type { Units } from '@/sandbox/money/units';
import type { Random } from './random';

const cent = 100n;
const ranges = { small: [9, 99], usual: [100, 499], large: [500, 2_999], rare: [3_000, 18_000] } as const;

/** A random order price: mostly small, mostly with common shop endings. */
export function price(random: Random): Units {
  const [min, max] = ranges[random.weighted({ small: 52, usual: 35, large: 12, rare: 1 })];
  const whole = random.whole(min, max);
  const cents = random.pick([90, 90, 90, 0, 0, 50, 99, random.whole(0, 99)]);
  return BigInt(whole * 100 + cents) * cent;
}

/** A share of the available money in whole cents, at most `max` reais. */
export function portion(available: Units, share: number, max: number): Units {
  const cents = Math.min(Math.floor((Number(available) / 100) * share), max * 100);
  return BigInt(cents) * cent;
}

/** A partial refund of an order: a tenth to nine tenths, in whole cents. */
export function partOf(amount: Units, random: Random): Units {
  return ((amount * BigInt(random.whole(1, 9))) / 10n / cent) * cent || cent;
}
