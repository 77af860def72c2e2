import { formatReais } from '@/lib/format/money-text';
import { type Units, unitsToReais } from './units';

/** An amount as the service writes it in its messages and receipts. */
export function inReais(amount: Units): string {
  return formatReais(unitsToReais(amount), 'pt-BR');
}
