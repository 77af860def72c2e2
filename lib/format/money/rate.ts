import type { Locale } from '@/lib/format/locale';
import type { Reais } from './money';

/** A rate in reais with all its decimals, at least four: rounding would change the quote. */
export function formatRate(rate: Reais, locale: Locale): string {
  const [whole = '0', decimals = ''] = rate.split('.');
  const grouped = new Intl.NumberFormat(locale).format(BigInt(whole));
  return `R$ ${grouped}${locale === 'pt-BR' ? ',' : '.'}${decimals.padEnd(4, '0')}`;
}
