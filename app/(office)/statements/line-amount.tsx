import { Money } from '@/components/transaction/money';
import type { Line } from './statement-line';

/** + in, − out; without a sign where the service names an operation nobody knows. */
export function LineAmount({ line, size }: { line: Line; size?: 'big' }) {
  const sign = line.operation === 'INCREMENT' ? '+' : line.operation === 'DECREMENT' ? '−' : undefined;
  return <Money value={line.amount} sign={sign} size={size} />;
}
