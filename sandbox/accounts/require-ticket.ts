import { inReais } from '@/sandbox/money/format-units';
import { type Units, wireToUnits } from '@/sandbox/money/units';
import type { ServiceCode } from '@/sandbox/problems/service-codes';
import { ServiceProblem } from '@/sandbox/problems/service-problem';

interface Ticket {
  /** Reais, both included. */
  readonly min: number;
  readonly max: number;
  readonly below: ServiceCode;
  readonly above: ServiceCode;
}

/** @throws ServiceProblem with the code of the bound that an amount misses. */
export function requireTicket(amount: Units, { min, max, below, above }: Ticket): void {
  const least = wireToUnits(min);
  const most = wireToUnits(max);
  if (amount < least) throw new ServiceProblem(below, { values: { min: inReais(least) } });
  if (amount > most) throw new ServiceProblem(above, { values: { max: inReais(most) } });
}
