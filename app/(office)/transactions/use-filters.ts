'use client';

import { useTranslations } from 'use-intl';
import { useAmountFilter } from '@/app/(office)/use-amount-filter';
import { usePeriodFilter } from '@/app/(office)/use-period-filter';
import type { Filter } from '@/components/data-table/filter';
import type { QueryChange } from '@/lib/client/use-url-query';
import { useWrite } from '@/lib/client/use-write';
import { seals } from '@/lib/contracts/personal-data';
import { transactions } from '@/lib/contracts/transactions';
import { documentKind, onlyDocument } from '@/lib/format/document';
import type { View, viewFields } from './view';

type Change = (change: QueryChange<typeof viewFields>) => void;

/** Every filter the service's list has, over the state in the address. A document is sealed before it goes there. */
export function useFilters(view: View, change: Change): readonly Filter[] {
  const t = useTranslations('transactions.filters');
  const tStatus = useTranslations('status');
  const tType = useTranslations('type');
  const amountFilter = useAmountFilter();
  const seal = useWrite(seals.create);
  const { status, type } = transactions.list.query;

  const text = (name: 'name' | 'clientReference' | 'virtualAccount' | 'endToEndId'): Filter => ({
    kind: 'text',
    name,
    label: t(name),
    value: view[name] ?? null,
    apply: (value) => change({ [name]: value ?? undefined }),
  });

  return [
    usePeriodFilter(view, (period) => change({ ...period, aside: undefined })),
    {
      kind: 'several',
      name: 'status',
      label: t('status'),
      value: view.status ?? [],
      options: status.values.map((value) => ({ value, label: tStatus(value) })),
      apply: (values) => change({ status: chosen(status.values, values) }),
    },
    {
      kind: 'several',
      name: 'type',
      label: t('type'),
      value: view.type ?? [],
      options: type.values.map((value) => ({ value, label: tType(value) })),
      apply: (values) => change({ type: chosen(type.values, values) }),
    },
    text('name'),
    {
      kind: 'parsed',
      name: 'document',
      label: t('document'),
      value: view.document ?? null,
      parse: (typed) => (documentKind(onlyDocument(typed)) ? { value: onlyDocument(typed) } : { error: t('documentInvalid') }),
      show: (sealed) => sealed.split('~')[0] ?? sealed,
      apply: (document) => {
        if (document === null) change({ document: undefined });
        else seal.mutate({ body: { document } }, { onSuccess: ({ sealed }) => change({ document: sealed }) });
      },
    },
    amountFilter({ name: 'amount', label: t('amount'), value: view.amount, apply: change }),
    text('clientReference'),
    text('virtualAccount'),
    text('endToEndId'),
  ];
}

function chosen<V extends string>(known: readonly V[], values: readonly string[]): readonly V[] | undefined {
  const list = known.filter((value) => values.includes(value));
  return list.length > 0 ? list : undefined;
}
