import type { Locale } from './locale';
import { type Cents, centsToReais, compareReais, negateReais, type Reais, toReais } from './money';

/** "auto" writes only the minus; "always" also writes the plus of incoming money. */
export interface MoneySign {
  sign?: 'always' | 'auto';
}

export interface ReaisParts {
  /** The minus is U+2212, as wide as the plus. */
  sign: '+' | '−' | '';
  currency: 'R$';
  number: string;
}

const zero = toReais(0);
const plainNumber = { minimumFractionDigits: 2, maximumFractionDigits: 20 };
const formats: Record<Locale, Intl.NumberFormat> = {
  'pt-BR': new Intl.NumberFormat('pt-BR', plainNumber),
  en: new Intl.NumberFormat('en', plainNumber),
};

/** The parts of an amount, for screens that style sign, currency and number separately. */
export function formatReaisParts(value: Reais, locale: Locale, { sign = 'auto' }: MoneySign = {}): ReaisParts {
  const order = compareReais(value, zero);
  const plus = sign === 'always' && order > 0 ? '+' : '';
  return {
    sign: order < 0 ? '−' : plus,
    currency: 'R$',
    number: formats[locale].format(order < 0 ? negateReais(value) : value),
  };
}

/** "R$ 1.234,56" with a no-break space; every decimal of a fee is shown ("R$ 0,115"). */
export function formatReais(value: Reais, locale: Locale, options?: MoneySign): string {
  const { sign, currency, number } = formatReaisParts(value, locale, options);
  return `${sign}${currency}\u00a0${number}`;
}

/** Card money in the same format: 10000 cents are "R$ 100,00", or "USD 100,00" for a charge in dollars. */
export function formatCents(value: Cents, locale: Locale, currency: string | null = null): string {
  return formatAmount(centsToReais(value), locale, currency);
}

/** An amount in decimals, of another currency if given: "R$ 30,50", "USD 30,50". */
export function formatAmount(value: Reais, locale: Locale, currency: string | null): string {
  const { sign, currency: reais, number } = formatReaisParts(value, locale);
  return `${sign}${foreignCurrency(currency) ?? reais}\u00a0${number}`;
}

/** The currency of a card charge where it is not the real. */
export function foreignCurrency(currency: string | null | undefined): string | undefined {
  return currency && currency !== 'BRL' ? currency : undefined;
}

/** Without currency and grouping, for copying and for files: "-1234,56" in pt-BR, "-1234.56" in en. */
export function plainReais(value: Reais, locale: Locale): string {
  return locale === 'pt-BR' ? value.replace('.', ',') : value;
}
