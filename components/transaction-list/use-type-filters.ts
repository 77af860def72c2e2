'use client';

import { useTranslations } from 'use-intl';
import type { Filter } from '@/components/data-table/filters/filter';
import { useDocumentFilter } from '@/components/list-page/filters/use-document-filter';
import { type Narrowed, useFilterBuilders } from '@/components/list-page/filters/use-filter-builders';
import type { typeFields } from '@/lib/lists/pix/transactions-of-type';

/** The filters of the service's list that narrow one type. */
export function useTypeFilters(state: Narrowed<typeof typeFields>): readonly Filter[] {
  const t = useTranslations('transactions.filters');
  const { text, several, amount, period } = useFilterBuilders(state);
  const document = useDocumentFilter();
  const { view, change } = state;
  return [
    period(),
    several('status', t('status'), useTranslations('status')),
    text('name', t('name')),
    document({ name: 'document', label: t('document'), value: view.document, apply: (token) => change({ document: token }) }),
    amount('amount', t('amount')),
    text('clientReference', t('clientReference')),
    text('virtualAccount', t('virtualAccount')),
    text('endToEndId', t('endToEndId')),
  ];
}
