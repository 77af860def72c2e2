import type { Reais } from '@/lib/format/money/money';
import { parseTypedMoney } from '@/lib/format/money/typed-money';

/** An amount of a setting as its field begins; empty where none is set. */
export function typedAmount(amount: Reais | null): string {
  return amount === null ? '' : amount.replace('.', ',');
}

/** Whether the text of such a field can be saved. */
export function isAmountOrEmpty(text: string): boolean {
  const read = parseTypedMoney(text);
  return read.kind === 'value' || (read.kind === 'invalid' && read.reason === 'empty');
}

/** What was typed; null for an empty field, whose amount then does not matter. */
export function amountIn(text: string): Reais | null {
  const read = parseTypedMoney(text);
  return read.kind === 'value' ? read.value : null;
}
