import { estimateFee } from '@/components/account/estimate-fee';
import type { RecordOf } from '@/lib/contracts/shapes';
import { addReais, centsToReais, compareReais, type Reais, reaisToCents, subtractReais, toCents, toReais } from '@/lib/format/money/money';

type Account = RecordOf<'account.read'>;

/** The funds of an account and the limits of a payout, in reais. Null where the service does not return a value. */
export interface PayoutLimits {
  readonly available: Reais | null;
  readonly min: Reais;
  readonly max: Reais | null;
  readonly daily: { readonly left: Reais; readonly limit: Reais; readonly resetAt: string | null } | null;
  readonly fees: Account['serviceFee'];
}

const zero = toReais(0);

/** `minimum` is the smallest amount of the call (interface: Limits); the account's own minimum counts when it is higher. */
export function payoutLimits(account: Account | undefined, available: Reais | null, minimum: Reais): PayoutLimits {
  const min = account?.cashOutTicketMin ?? minimum;
  const daily = account?.dailyWithdrawLimit;
  const left = daily?.limit ? subtractReais(daily.limit, daily.used ?? zero) : null;
  return {
    available,
    min: compareReais(min, minimum) < 0 ? minimum : min,
    max: account?.cashOutTicketMax ?? null,
    daily: daily?.limit && left ? { left: compareReais(left, zero) < 0 ? zero : left, limit: daily.limit, resetAt: daily.lastReset } : null,
    fees: account?.serviceFee ?? null,
  };
}

/** The balance after an amount and its fee, in reais; negative when it does not suffice, null when it is unknown. */
export function balanceAfter(amount: Reais, { available, fees }: Pick<PayoutLimits, 'available' | 'fees'>): Reais | null {
  if (available === null) return null;
  return subtractReais(subtractReais(available, amount), wholeCents(estimateFee('cashOut', amount, fees) ?? zero));
}

/** The most that can be paid now: the balance minus its own fee, within the limits of a payment and of the day. Null when nothing can. */
export function maxPayout(limits: PayoutLimits): Reais | null {
  const { available, max, daily, min } = limits;
  if (available === null) return null;
  let [low, high] = [0, Math.max(0, Math.floor(Number(available) * 100))];
  // The fee grows with the amount, so the largest amount that leaves nothing below zero is found by halving.
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const after = balanceAfter(centsToReais(toCents(middle)), limits) ?? zero;
    if (compareReais(after, zero) >= 0) low = middle;
    else high = middle - 1;
  }
  const bounds = [centsToReais(toCents(low)), ...(max ? [max] : []), ...(daily ? [daily.left] : [])];
  const smallest = bounds.reduce((lowest, bound) => (compareReais(bound, lowest) < 0 ? bound : lowest));
  return compareReais(smallest, min) < 0 ? null : smallest;
}

/** Why no amount can be paid now. */
export type PayoutBlock = 'balance' | 'day';

/** Null while something can be paid, or nothing is known of the balance. */
export function payoutBlock(limits: PayoutLimits): PayoutBlock | null {
  const { available, daily, min } = limits;
  if (available === null || maxPayout(limits) !== null) return null;
  return daily && compareReais(daily.left, min) < 0 ? 'day' : 'balance';
}

/** The fee of the smallest payment, in reais; null where the account has no fee rules. */
export function minimumFee({ min, fees }: Pick<PayoutLimits, 'min' | 'fees'>): Reais | null {
  return estimateFee('cashOut', min, fees);
}

/** A balance moves in whole centavos: a finer fee takes the next one. */
function wholeCents(fee: Reais): Reais {
  const [, decimals = ''] = fee.split('.');
  if (decimals.length <= 2) return fee;
  const cents = reaisToCents(toReais(fee.slice(0, fee.indexOf('.') + 3)));
  return addReais(centsToReais(cents), toReais('0.01'));
}
