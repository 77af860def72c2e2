import { type Units, wireToUnits } from '@/sandbox/money/units';
import type { AccountSettings } from './settings';

export type FeeRule = (amount: Units) => Units;

/** What the service keeps of an amount that comes in. */
export function cashInFee(settings: AccountSettings): FeeRule {
  return feeRule(settings.cashInMinimum, settings.cashInFixed, settings.cashInPercent);
}

/** What the service charges on top of an amount that goes out. */
export function cashOutFee(settings: AccountSettings): FeeRule {
  return feeRule(settings.cashOutMinimum, settings.cashOutFixed, settings.cashOutPercent);
}

/** A fixed part and a percentage, rounded to cents half up, but never less than a minimum, which may be finer. */
function feeRule(minimum: number, fixed: number, percent: number): FeeRule {
  const least = wireToUnits(minimum);
  const always = wireToUnits(fixed);
  const share = wireToUnits(percent);
  return (amount) => {
    const charged = always + ((amount * share + 50_000_000n) / 100_000_000n) * 100n;
    return charged < least ? least : charged;
  };
}
