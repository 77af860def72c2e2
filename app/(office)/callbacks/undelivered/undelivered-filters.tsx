'use client';

import { useTranslations } from 'use-intl';
import { transactionOfReference } from '@/app/(office)/callbacks/transaction-of-reference';
import { ListFilters } from '@/components/list-page/filters/list-filters';
import { type Narrowed, useFilterBuilders } from '@/components/list-page/filters/use-filter-builders';
import type { ListState } from '@/components/list-page/use-list';
import type { Undelivered } from '@/lib/contracts/office/callbacks/undelivered.shape';
import type { undeliveredList } from '@/lib/lists/callbacks/undelivered';

type Listed = ListState<Undelivered>;

export type UndeliveredFiltersProps = {
  state: Pick<Listed, 'changeTo' | 'clear'> & Narrowed<typeof undeliveredList.fields> & { readonly list: Listed['list'] };
};

/** Its days and its one transaction, by id or reference: the same for the rows and for what is sent again. */
export function UndeliveredFilters({ state }: UndeliveredFiltersProps) {
  const t = useTranslations('undelivered');
  const { period, text } = useFilterBuilders(state);
  return (
    <ListFilters
      state={state}
      search={{ placeholder: t('search'), resolve: transactionOfReference }}
      filters={[period(), text('transactionId', t('columns.transactionId'))]}
    />
  );
}
