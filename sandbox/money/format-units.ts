import { formatReais } from '@/lib/format/money/money-text';
import { type Units, unitsToReais } from './units';

/** Formats an amount for messages and receipts, such as `R$ 10,00`. */
export function formatUnits(amount: Units): string {
  return formatReais(unitsToReais(amount), 'pt-BR');
}
