'use client';

import { useTranslations } from 'use-intl';
import type { Filter } from '@/components/data-table/filters/filter';
import { ListFilters } from '@/components/list-page/list-filters';
import type { InfractionView } from '@/lib/lists/infractions';

type QueueFiltersProps = {
  view: InfractionView;
  change: (change: { participantName: string | undefined }) => void;
  clear: () => void;
  filters: readonly Filter[];
};

/** What narrows the queue: the same search and filters as the service's list has. */
export function QueueFilters({ view, change, clear, filters }: QueueFiltersProps) {
  const t = useTranslations('infractions');
  return (
    <ListFilters
      state={{ clear }}
      search={{
        value: view.participantName ?? '',
        placeholder: t('searchQueue'),
        onSearch: (name) => change({ participantName: name || undefined }),
      }}
      filters={filters}
    />
  );
}
