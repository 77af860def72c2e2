import { Money } from '@/components/transaction/money';
import { LineAmount } from './line-amount';
import type { Row } from './statement-line';
import { isQuiet } from './use-rows';

/** The amount of a row; faint and without a sign where nothing is left of it. */
export function RowAmount({ row }: { row: Row }) {
  return isQuiet(row) ? <Money value={row.amount} still /> : <LineAmount line={row} />;
}
