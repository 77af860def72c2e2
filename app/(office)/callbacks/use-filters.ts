'use client';

import { useTranslations } from 'use-intl';
import { usePeriodFilter } from '@/app/(office)/use-period-filter';
import type { Filter } from '@/components/data-table/filter';
import type { QueryChange } from '@/lib/client/use-url-query';
import { isTimeOfDay, type View, type viewFields } from './view';

type Change = (change: QueryChange<typeof viewFields>) => void;

/** Every filter the service's list has, over the state in the address. */
export function useFilters(view: View, change: Change): readonly Filter[] {
  const t = useTranslations('callbacks.filters');

  const text = (name: 'transactionId' | 'id' | 'url'): Filter => ({
    kind: 'text',
    name,
    label: t(name),
    value: view[name] ?? null,
    apply: (value) => change({ [name]: value ?? undefined }),
  });
  const time = (name: 'timeFrom' | 'timeTo'): Filter => ({
    kind: 'parsed',
    name,
    label: t(name),
    numeric: true,
    value: view[name] ?? null,
    parse: (typed) => (isTimeOfDay(typed.trim()) ? { value: typed.trim() } : { error: t('timeInvalid') }),
    show: (value) => value,
    apply: (value) => change({ [name]: value ?? undefined }),
  });

  return [
    usePeriodFilter(view, change),
    time('timeFrom'),
    time('timeTo'),
    {
      kind: 'several',
      name: 'hasError',
      label: t('hasError'),
      value: view.hasError === undefined ? [] : [String(view.hasError)],
      options: [
        { value: 'true', label: t('failed') },
        { value: 'false', label: t('accepted') },
      ],
      apply: (values) => change({ hasError: values.length === 1 ? values[0] === 'true' : undefined }),
    },
    {
      kind: 'parsed',
      name: 'status',
      label: t('status'),
      numeric: true,
      value: view.status === undefined ? null : String(view.status),
      parse: (typed) => (/^[1-5]\d\d$/.test(typed.trim()) ? { value: typed.trim() } : { error: t('statusInvalid') }),
      show: (value) => value,
      apply: (value) => change({ status: value === null ? undefined : Number(value) }),
    },
    text('transactionId'),
    text('url'),
    text('id'),
    {
      kind: 'several',
      name: 'order',
      label: t('order'),
      value: orders.filter((order) => order === orderOf(view)),
      options: orders.map((order) => ({ value: order, label: t(`orders.${order}`) })),
      apply: (values) => {
        const chosen =
          orders.findLast((order) => values.includes(order) && order !== orderOf(view)) ?? orders.find((o) => values.includes(o));
        change({ sortBy: chosen === 'byStatus' ? 'status' : undefined, sortDirection: chosen === 'oldest' ? 'asc' : undefined });
      },
    },
  ];
}

const orders = ['oldest', 'byStatus'] as const;

function orderOf({ sortBy, sortDirection }: View): (typeof orders)[number] | null {
  if (sortBy === 'status') return 'byStatus';
  return sortDirection === 'asc' ? 'oldest' : null;
}
