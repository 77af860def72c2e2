import type { Line } from '@/app/(office)/statements/statement-line';
import { balancesOf } from '@/lib/domain/statement/statement-line';
import type { Reais } from '@/lib/format/money/money';

/** The balance of the entry's side after the entry. */
export function lineBalance(line: Line): Reais | null {
  return balancesOf(line, line.balanceType === 'BLOCKED' ? 'BLOCKED' : 'AVAILABLE').after;
}
