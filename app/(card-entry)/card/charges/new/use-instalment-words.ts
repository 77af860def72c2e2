'use client';

import { useLocale, useTranslations } from 'use-intl';
import { instalmentsOf } from '@/lib/format/card/instalments';
import { formatCents } from '@/lib/format/money/currency';
import { type Cents, toCents } from '@/lib/format/money/money';

/** "3 × R$ 33,00", or where cents are left over "1 × R$ 33,34 + 2 × R$ 33,33". */
export function useInstalmentWords() {
  const t = useTranslations('cardEntry.parts');
  const locale = useLocale();
  return (amount: Cents, count: number) => {
    const { each, withExtraCentavo } = instalmentsOf(amount, count);
    const cents = (value: number) => formatCents(toCents(value), locale);
    if (count === 1) return t('atOnce', { amount: cents(amount) });
    if (withExtraCentavo === 0) return t('equal', { count, each: cents(each) });
    return t('unequal', { withExtraCentavo, more: cents(each + 1), rest: count - withExtraCentavo, each: cents(each) });
  };
}
