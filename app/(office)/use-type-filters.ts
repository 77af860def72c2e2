'use client';

import { useLocale, useTranslations } from 'use-intl';
import type { Filter } from '@/components/data-table/filter';
import type { QueryChange } from '@/lib/client/use-url-query';
import { transactionStatuses } from '@/lib/contracts/transactions';
import { toReais } from '@/lib/format/money';
import { plainReais } from '@/lib/format/money-text';
import { parseTypedMoney } from '@/lib/format/typed-money';
import type { View, viewFields } from './type-view';
import { usePeriodFilter } from './use-period-filter';

type Change = (change: QueryChange<typeof viewFields>) => void;

/** The filters of the service's list that narrow one type, over the state in the address. */
export function useTypeFilters(view: View, change: Change): readonly Filter[] {
  const t = useTranslations('transactions.filters');
  const tStatus = useTranslations('status');
  const locale = useLocale();
  const text = (name: 'name' | 'clientReference' | 'virtualAccount'): Filter => ({
    kind: 'text',
    name,
    label: t(name),
    value: view[name] ?? null,
    apply: (value) => change({ [name]: value ?? undefined }),
  });
  return [
    usePeriodFilter(view, change),
    {
      kind: 'several',
      name: 'status',
      label: t('status'),
      value: view.status ?? [],
      options: transactionStatuses.map((value) => ({ value, label: tStatus(value) })),
      apply: (values) => {
        const chosen = transactionStatuses.filter((known) => values.includes(known));
        change({ status: chosen.length > 0 ? chosen : undefined });
      },
    },
    text('name'),
    {
      kind: 'parsed',
      name: 'amount',
      label: t('amount'),
      numeric: true,
      value: view.amount ?? null,
      parse: (typed) => {
        const read = parseTypedMoney(typed);
        if (read.kind === 'value') return { value: read.value };
        if (read.kind === 'invalid') return { error: t('amountInvalid') };
        const suggestion = plainReais(read.reading, 'pt-BR');
        return { error: t('amountAmbiguous', { reading: `R$ ${suggestion}`, suggestion }) };
      },
      show: (amount) => plainReais(toReais(amount), locale),
      apply: (amount) => change({ amount: amount ?? undefined }),
    },
    text('clientReference'),
    text('virtualAccount'),
  ];
}
