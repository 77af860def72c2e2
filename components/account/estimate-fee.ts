import type { RecordOf } from '@/lib/contracts/shapes';
import { addReais, centsToReais, compareReais, type Reais, reaisToCents, toCents, toReais } from '@/lib/format/money/money';

type FeeRules = RecordOf<'account.read'>['serviceFee'];

/**
 * Estimated fee of an amount in reais: a fixed part plus a percentage rounded to centavos, at least the minimum (interface: Account, fee
 * rules). Null when the account has no fee rules. The actual fee comes with the transaction.
 */
export function estimateFee(way: 'cashIn' | 'cashOut', amount: Reais, rules: FeeRules): Reais | null {
  if (!rules) return null;
  const fixed = rules[`${way}Fixed`];
  const percent = rules[`${way}Percent`];
  const minimum = rules[`${way}Minimum`];
  if (fixed === null && percent === null && minimum === null) return null;
  // Percentages have at most four decimals: whole millionths of the amount, so that nothing is lost in floats.
  const millionths = BigInt(Math.round((percent ?? 0) * 10_000));
  const share = (BigInt(reaisToCents(amount)) * millionths + 500_000n) / 1_000_000n;
  const fee = addReais(fixed ?? toReais(0), centsToReais(toCents(Number(share))));
  return minimum !== null && compareReais(fee, minimum) < 0 ? minimum : fee;
}
