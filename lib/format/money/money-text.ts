import type { Locale } from '@/lib/format/locale';
import { compareReais, negateReais, type Reais, toReais } from './money';

/** "auto" writes only the minus; "always" also writes the plus of incoming money. */
export interface MoneySign {
  sign?: 'always' | 'auto';
  /** The least decimals, unless two. */
  decimals?: number;
}

export interface ReaisParts {
  /** The minus is U+2212, as wide as the plus. */
  sign: '+' | '−' | '';
  currency: 'R$';
  number: string;
}

const zero = toReais(0);
const formats = new Map<string, Intl.NumberFormat>();

/** Made at its first use, because making one takes long. */
function formatOf(locale: Locale, decimals: number): Intl.NumberFormat {
  const key = `${locale} ${decimals}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: 20 });
  formats.set(key, format);
  return format;
}

/** The parts of an amount, for screens that style sign, currency and number separately. */
export function formatReaisParts(value: Reais, locale: Locale, { sign = 'auto', decimals = 2 }: MoneySign = {}): ReaisParts {
  const order = compareReais(value, zero);
  const plus = sign === 'always' && order > 0 ? '+' : '';
  return {
    sign: order < 0 ? '−' : plus,
    currency: 'R$',
    number: formatOf(locale, decimals).format(order < 0 ? negateReais(value) : value),
  };
}

/** "R$ 1.234,56" with a no-break space; every decimal of a fee is shown ("R$ 0,115"). */
export function formatReais(value: Reais, locale: Locale, options?: MoneySign): string {
  const { sign, currency, number } = formatReaisParts(value, locale, options);
  return `${sign}${currency}\u00a0${number}`;
}

/** Without currency and grouping, for copying and for files: "-1234,56" in pt-BR, "-1234.56" in en. */
export function plainReais(value: Reais, locale: Locale): string {
  return locale === 'pt-BR' ? value.replace('.', ',') : value;
}
