import { type Cents, reaisToCents } from '@/lib/format/money';
import { parseTypedMoney } from '@/lib/format/typed-money';

/** An amount typed in reais, as the card interface takes it; null while it is no amount. */
export function typedCents(text: string): Cents | null {
  const read = parseTypedMoney(text);
  return read.kind === 'value' ? reaisToCents(read.value) : null;
}
