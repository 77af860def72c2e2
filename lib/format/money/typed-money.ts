import { withoutInvisible } from '@/lib/format/text/visible-text';
import { type Reais, toReais } from './money';

export type TypedMoney =
  | { kind: 'value'; value: Reais }
  /** "1.234" may be a thousand or one and a bit: each reading there can be, to be confirmed. */
  | { kind: 'ambiguous'; readings: readonly [Reais, ...Reais[]] }
  | { kind: 'invalid'; reason: TypedMoneyError };

export type TypedMoneyError = 'empty' | 'characters' | 'grouping' | 'decimals' | 'negative' | 'too-large';

const maxWholeDigits = 12;

/**
 * Parses a typed or pasted amount, in any language of the screen: "1.234,56", "1,234.56", "1234.5", "R$ 1.234,56", "0,10". Never guesses: a
 * text with two meanings is ambiguous. `decimals` are those of the currency: none of yen, three of dinars.
 */
export function parseTypedMoney(text: string, decimals = 2): TypedMoney {
  // NFKC converts no-break spaces and full-width digits to plain ones.
  const typed = withoutInvisible(text.normalize('NFKC')).trim();
  if (typed === '') return invalid('empty');
  const [, before = '', after = '', amount = ''] = /^([-−]?)\s*(?:R\$)?\s*([-−]?)\s*(.*)$/is.exec(typed) ?? [];
  if (amount === '') return invalid(before || after ? 'characters' : 'empty');
  const read = readAmount(amount, decimals);
  const negative = before !== '' || after !== '';
  return negative && read.kind !== 'invalid' ? invalid('negative') : read;
}

function readAmount(amount: string, max: number): TypedMoney {
  if (!/^[\d., ]*\d[\d., ]*$/.test(amount)) return invalid('characters');
  const separators = amount.match(/[.,]/g) ?? [];
  const last = separators.at(-1);
  const alone = separators.length === 1;
  const mixed = new Set(separators).size > 1;
  if (last === undefined || (!alone && !mixed) || (max === 0 && !mixed)) return readWhole(amount, '00');

  const at = amount.lastIndexOf(last);
  const whole = amount.slice(0, at);
  const decimals = amount.slice(at + 1);
  if (alone && /^[1-9]\d{0,2}$/.test(whole) && /^\d{3}$/.test(decimals)) {
    return { kind: 'ambiguous', readings: [toReais(whole + decimals), ...(max > 2 ? [toReais(`${whole}.${decimals}`)] : [])] };
  }
  if (whole.includes(last)) return invalid('grouping');
  if (!/^\d+$/.test(decimals) || decimals.replace(max > 2 ? /0+$/ : '', '').length > max) return invalid('decimals');
  return readWhole(whole === '' ? '0' : whole, decimals);
}

function readWhole(whole: string, decimals: string): TypedMoney {
  if (!/^(?:\d+|[1-9]\d{0,2}(?:([., ])\d{3})(?:\1\d{3})*)$/.test(whole)) return invalid('grouping');
  const digits = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  if (digits.length > maxWholeDigits) return invalid('too-large');
  return { kind: 'value', value: toReais(`${digits}.${decimals}`) };
}

function invalid(reason: TypedMoneyError): TypedMoney {
  return { kind: 'invalid', reason };
}
