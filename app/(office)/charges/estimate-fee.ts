import type { RecordOf } from '@/lib/contracts/shapes';
import { addReais, centsToReais, compareReais, type Reais, reaisToCents, toCents, toReais } from '@/lib/format/money';

type FeeRules = RecordOf<'account.read'>['serviceFee'];

/**
 * What the service is expected to keep of an amount that comes in: a fixed part and a percentage rounded to centavos, but no less than a
 * minimum (interface: Account, fee rules). Null when the account tells no rules. The service's own figure comes with the charge.
 */
export function estimateFee(amount: Reais, rules: FeeRules): Reais | null {
  if (!rules) return null;
  const { cashInFixed, cashInPercent, cashInMinimum } = rules;
  if (cashInFixed === null && cashInPercent === null && cashInMinimum === null) return null;
  // Percentages have at most four decimals: whole millionths of the amount, so that nothing is lost in floats.
  const millionths = BigInt(Math.round((cashInPercent ?? 0) * 10_000));
  const share = (BigInt(reaisToCents(amount)) * millionths + 500_000n) / 1_000_000n;
  const fee = addReais(cashInFixed ?? toReais(0), centsToReais(toCents(Number(share))));
  return cashInMinimum !== null && compareReais(fee, cashInMinimum) < 0 ? cashInMinimum : fee;
}
