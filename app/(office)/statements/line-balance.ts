import { balancesOf } from '@/lib/domain/statement/statement-line';
import type { Reais } from '@/lib/format/money';
import type { Line } from './statement-line';

/** What the side that a line moves stands at after it. */
export function lineBalance(line: Line): Reais | null {
  return balancesOf(line, line.balanceType === 'BLOCKED' ? 'BLOCKED' : 'AVAILABLE').after;
}
