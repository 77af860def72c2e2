import { formatUnits } from '@/sandbox/money/format-units';
import { type Units, wireToUnits } from '@/sandbox/money/units';
import type { ServiceCode } from '@/sandbox/problems/service-codes';
import { ServiceProblem } from '@/sandbox/problems/service-problem';

interface AmountLimits {
  /** In reais; both ends are allowed. */
  readonly min: number;
  readonly max: number;
  readonly below: ServiceCode;
  readonly above: ServiceCode;
}

/** Checks that an amount is within its limits. @throws ServiceProblem with the code `below` or `above` otherwise. */
export function requireTicket(amount: Units, { min, max, below, above }: AmountLimits): void {
  const minimum = wireToUnits(min);
  const maximum = wireToUnits(max);
  if (amount < minimum) throw new ServiceProblem(below, { values: { min: formatUnits(minimum) } });
  if (amount > maximum) throw new ServiceProblem(above, { values: { max: formatUnits(maximum) } });
}
