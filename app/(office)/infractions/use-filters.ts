'use client';

import { useTranslations } from 'use-intl';
import type { Filter } from '@/components/data-table/filters/filter';
import { useDocumentFilter } from '@/components/list-page/use-document-filter';
import { type Narrowed, useFilterBuilders } from '@/components/list-page/use-filter-builders';
import type { infractionList } from '@/lib/lists/infractions';

/** Every filter the service's list has. */
export function useFilters(state: Narrowed<typeof infractionList.fields>): readonly Filter[] {
  const t = useTranslations('infractions.filters');
  const { text, several, amount } = useFilterBuilders(state);
  const document = useDocumentFilter();
  const { view, change } = state;
  const status = several('status', t('status'), useTranslations('infractionStatus'));
  return [
    ...(view.tab === 'ended' ? [] : [status]),
    several('type', t('type'), useTranslations('infractionType')),
    several('analysisResult', t('analysisResult'), useTranslations('infractions.results')),
    several('reportedBy', t('reportedBy'), useTranslations('infractionReporter')),
    document({
      name: 'participantDocument',
      label: t('participantDocument'),
      value: view.participantDocument,
      apply: (sealed) => change({ participantDocument: sealed }),
    }),
    amount('amountMin', t('amountMin')),
    amount('amountMax', t('amountMax')),
    text('endToEndId', t('endToEndId')),
    text('transactionId', t('transactionId')),
  ];
}
