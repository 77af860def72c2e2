import type { Locale } from '@/lib/format/locale';
import { type Cents, type Reais, toCents, toReais } from './money';
import { formatReaisParts, type ReaisParts } from './money-text';

/** The currency of a card charge where it is not the real. */
export function foreignCurrency(currency: string | null | undefined): string | undefined {
  return currency && currency !== 'BRL' ? currency : undefined;
}

/** The decimals of a currency by ISO 4217: two of most, none of JPY and CLP, three of KWD; two of a code nobody knows. */
export function currencyDecimals(currency: string | null | undefined): number {
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency: currency || 'BRL' }).resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
}

/** Card money as decimals of its currency: 12345 are JPY 12345.00, USD 123.45 and KWD 12.345. */
export function minorToAmount(value: Cents, currency: string | null | undefined): Reais {
  const decimals = currencyDecimals(currency);
  const digits = String(Math.abs(value)).padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  return toReais(`${value < 0 ? '-' : ''}${digits.slice(0, point)}${decimals > 0 ? `.${digits.slice(point)}` : ''}`);
}

/** @throws RangeError when the amount has more decimals than its currency. */
export function amountToMinor(value: Reais, currency: string | null | undefined): Cents {
  const decimals = currencyDecimals(currency);
  const [whole = '', fraction = ''] = value.split('.');
  if (/[1-9]/.test(fraction.slice(decimals))) throw new RangeError(`Not a whole amount of ${currency}: ${value}`);
  return toCents(Number(whole + fraction.padEnd(decimals, '0').slice(0, decimals)));
}

/** The parts of an amount in its own currency, with the decimals that it has. */
export function formatAmountParts(
  value: Reais,
  locale: Locale,
  currency: string | null | undefined,
): Omit<ReaisParts, 'currency'> & { currency: string } {
  const parts = formatReaisParts(value, locale, { decimals: currencyDecimals(currency) });
  return { ...parts, currency: foreignCurrency(currency) ?? parts.currency };
}

/** An amount in its own currency: "R$ 30,50", "USD 30,50", "JPY 3.050". */
export function formatAmount(value: Reais, locale: Locale, currency: string | null | undefined): string {
  const { sign, currency: name, number } = formatAmountParts(value, locale, currency);
  return `${sign}${name}\u00a0${number}`;
}

/** Card money: 10000 are "R$ 100,00", "USD 100,00" or "JPY 10.000". */
export function formatCents(value: Cents, locale: Locale, currency: string | null = null): string {
  return formatAmount(minorToAmount(value, currency), locale, currency);
}
