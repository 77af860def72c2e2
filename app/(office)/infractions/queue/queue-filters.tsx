'use client';

import { useTranslations } from 'use-intl';
import type { Filter } from '@/components/data-table/filters/filter';
import { ListFilters, type ListFiltersProps } from '@/components/list-page/filters/list-filters';

type QueueFiltersProps = { state: ListFiltersProps<never>['state']; filters: readonly Filter[] };

/** What narrows the queue: the same search and filters as the service's list has. */
export function QueueFilters({ state, filters }: QueueFiltersProps) {
  const t = useTranslations('infractions');
  return <ListFilters state={state} search={{ placeholder: t('searchQueue') }} filters={filters} />;
}
