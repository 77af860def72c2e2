'use client';

import { useLocale, useTranslations } from 'use-intl';
import type { Filter, ParsedFilter } from '@/components/data-table/filters/filter';
import { toReais } from '@/lib/format/money/money';
import { plainReais } from '@/lib/format/money/money-text';
import { parseTypedMoney } from '@/lib/format/money/typed-money';

/** Filters by an amount as people write it; what has two meanings is asked about. */
export function useAmountFilter() {
  const t = useTranslations('transactions.filters');
  const locale = useLocale();
  return (filter: Pick<ParsedFilter, 'name' | 'label' | 'value' | 'apply'>): Filter => ({
    ...filter,
    kind: 'parsed',
    numeric: true,
    parse: (typed) => {
      const read = parseTypedMoney(typed);
      if (read.kind === 'value') return { value: read.value };
      if (read.kind === 'invalid') return { error: t('amountInvalid') };
      const suggestion = plainReais(read.readings[0], 'pt-BR');
      return { error: t('amountAmbiguous', { reading: `R$ ${suggestion}`, suggestion }) };
    },
    show: (amount) => plainReais(toReais(amount), locale),
  });
}
