import { type Units, wireToUnits } from '@/sandbox/money/units';
import type { AccountSettings } from './settings';

export type FeeRule = (amount: Units) => Units;

/** The fee that the service deducts from an incoming amount. */
export function cashInFee(settings: AccountSettings): FeeRule {
  return feeRule(settings.cashInMinimum, settings.cashInFixed, settings.cashInPercent);
}

/** The fee that the service charges on top of an outgoing amount. */
export function cashOutFee(settings: AccountSettings): FeeRule {
  return feeRule(settings.cashOutMinimum, settings.cashOutFixed, settings.cashOutPercent);
}

/** A fixed part plus a percentage, rounded half up to cents, but at least the minimum. The minimum may have fractions of a cent. */
function feeRule(minimum: number, fixed: number, percent: number): FeeRule {
  const minimumFee = wireToUnits(minimum);
  const fixedFee = wireToUnits(fixed);
  const rate = wireToUnits(percent);
  return (amount) => {
    const fee = fixedFee + ((amount * rate + 50_000_000n) / 100_000_000n) * 100n;
    return fee < minimumFee ? minimumFee : fee;
  };
}
