'use client';

import { useTranslations } from 'use-intl';
import type { Filter } from '@/components/data-table/filters/filter';
import { useDocumentFilter } from '@/components/list-page/filters/use-document-filter';
import { type Narrowed, useFilterBuilders } from '@/components/list-page/filters/use-filter-builders';
import { type infractionList, isQueue, queueStatuses } from '@/lib/lists/pix/infractions';

/** The filters of the service's list; in the queue, only those that can be applied to its cases, all of which are open. */
export function useFilters(state: Narrowed<typeof infractionList.fields>): readonly Filter[] {
  const t = useTranslations('infractions.filters');
  const { text, several, amount } = useFilterBuilders(state);
  const document = useDocumentFilter();
  const { view, change } = state;
  const queue = isQueue(view);
  const status = several('status', t('status'), useTranslations('infractionStatus'), queue ? queueStatuses(view.tab) : undefined);
  const result = several('analysisResult', t('analysisResult'), useTranslations('infractions.results'));
  const type = several('type', t('type'), useTranslations('infractionType'));
  const reporter = several('reportedBy', t('reportedBy'), useTranslations('infractionReporter'));
  const others = [
    amount('amountMin', t('amountMin')),
    amount('amountMax', t('amountMax')),
    text('endToEndId', t('endToEndId')),
    text('transactionId', t('transactionId')),
  ];
  const name = text('participantName', t('participantName'));
  if (queue) return [status, name, type, reporter, ...others];
  return [
    ...(view.tab === 'ended' ? [] : [status]),
    name,
    type,
    result,
    reporter,
    document({
      name: 'participantDocument',
      label: t('participantDocument'),
      value: view.participantDocument,
      apply: (token) => change({ participantDocument: token }),
    }),
    ...others,
  ];
}
