'use client';

import { useLocale, useTranslations } from 'use-intl';
import { useAmountFilter } from '@/app/(office)/use-amount-filter';
import type { Filter } from '@/components/data-table/filter';
import type { QueryChange } from '@/lib/client/use-url-query';
import { useWrite } from '@/lib/client/use-write';
import { registry } from '@/lib/contracts/registry';
import { formatDayRange } from '@/lib/format/date-text';
import { documentKind, onlyDocument } from '@/lib/format/document';
import { periodDays, periods } from '@/lib/format/period';
import { type View, viewDays, type viewFields } from './view';

type Change = (change: QueryChange<typeof viewFields>) => void;

/** Every filter the service's list has, over the state in the address. A document is sealed before it goes there. */
export function useFilters(view: View, change: Change): readonly Filter[] {
  const t = useTranslations('transactions.filters');
  const tPeriod = useTranslations('period');
  const tStatus = useTranslations('status');
  const tType = useTranslations('type');
  const locale = useLocale();
  const amountFilter = useAmountFilter();
  const seal = useWrite('seals.create');
  const { status, type } = registry.transactions.list.query;

  const text = (name: 'name' | 'clientReference' | 'virtualAccount' | 'endToEndId'): Filter => ({
    kind: 'text',
    name,
    label: t(name),
    value: view[name] ?? null,
    apply: (value) => change({ [name]: value ?? undefined }),
  });

  return [
    {
      kind: 'period',
      name: 'period',
      label: tPeriod('label'),
      value: viewDays(view, new Date()),
      show: (range) => (view.period === 'all' ? tPeriod('all') : formatDayRange(range.from, range.to, locale)),
      apply: (range) => {
        const preset = range && periods.find((known) => sameDays(periodDays(known, new Date()), range));
        const days = range && !preset ? range : undefined;
        change({ period: preset ?? undefined, from: days?.from, to: days?.to, aside: undefined });
      },
    },
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

function sameDays(a: { from: string; to: string }, b: { from: string; to: string }): boolean {
  return a.from === b.from && a.to === b.to;
}

function chosen<V extends string>(known: readonly V[], values: readonly string[]): readonly V[] | undefined {
  const list = known.filter((value) => values.includes(value));
  return list.length > 0 ? list : undefined;
}
