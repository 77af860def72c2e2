'use client';

import { useTranslations } from 'use-intl';
import type { Filter } from '@/components/data-table/filters/filter';
import { type Narrowed, useFilterBuilders } from '@/components/list-page/filters/use-filter-builders';
import { type callbackList, isTimeOfDay } from '@/lib/lists/callbacks/callbacks';

/** Every filter the service's list has. */
export function useFilters(state: Narrowed<typeof callbackList.fields>): readonly Filter[] {
  const t = useTranslations('callbacks.filters');
  const { text, parsed, flag, order, period } = useFilterBuilders(state);
  const time = (name: 'timeFrom' | 'timeTo') =>
    parsed(name, t(name), {
      numeric: true,
      parse: (typed) => (isTimeOfDay(typed.trim()) ? { value: typed.trim() } : { error: t('timeInvalid') }),
    });
  return [
    period(),
    time('timeFrom'),
    time('timeTo'),
    flag('hasError', t('hasError'), { true: t('failed'), false: t('accepted') }),
    parsed('status', t('status'), {
      numeric: true,
      parse: (typed) => (/^[1-5]\d\d$/.test(typed.trim()) ? { value: typed.trim() } : { error: t('statusInvalid') }),
    }),
    text('transactionId', t('transactionId')),
    text('url', t('url')),
    text('id', t('id')),
    order(t('order'), {
      oldest: { label: t('orders.oldest'), query: { sortDirection: 'asc' } },
      byStatus: { label: t('orders.byStatus'), query: { sortBy: 'status' } },
    }),
  ];
}
