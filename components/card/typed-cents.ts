import { amountToMinor, currencyDecimals } from '@/lib/format/money/currency';
import type { Cents } from '@/lib/format/money/money';
import { parseTypedMoney } from '@/lib/format/money/typed-money';

/** An amount typed in a currency, by default the real, as the card interface takes it; null while it is no amount. */
export function typedCents(text: string, currency: string | null = null): Cents | null {
  const read = parseTypedMoney(text, currencyDecimals(currency));
  return read.kind === 'value' ? amountToMinor(read.value, currency) : null;
}
