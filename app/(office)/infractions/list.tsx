'use client';

import { useTranslations } from 'use-intl';
import type { Columns } from '@/components/data-table/column';
import type { Filter } from '@/components/data-table/filters/filter';
import { TableOptions } from '@/components/data-table/table/table-options';
import { TwoLineCard } from '@/components/data-table/two-line-card';
import { InfractionBadge } from '@/components/infraction/infraction-badge';
import { ListFilters } from '@/components/list-page/filters/list-filters';
import { ListRows } from '@/components/list-page/list-rows';
import type { useList } from '@/components/list-page/use-list';
import { Money } from '@/components/transaction/money';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { formatDateTime } from '@/lib/format/date-text';
import { toReais } from '@/lib/format/money/money';
import { infractionList } from '@/lib/lists/pix/infractions';

type State = ReturnType<typeof useList<'infractions.list', typeof infractionList.fields, keyof typeof infractionList.columns & string>>;
type Listed = NonNullable<State['rows']>[number];

type InfractionListProps = { state: State; filters: readonly Filter[]; columns: Columns<Listed> };

/** The service's own list, with its filters and its pages; what is over says what became of the money. */
export function InfractionList({ state, filters, columns }: InfractionListProps) {
  const t = useTranslations('infractions');
  const settings = useDisplaySettings();
  return (
    <ListRows
      state={state}
      caption={t('list')}
      bar={
        <ListFilters
          state={state}
          search={{ placeholder: t('search') }}
          filters={filters}
          end={<TableOptions list={infractionList.name} columns={columns} />}
        />
      }
      columns={columns}
      rowId={({ id }) => id}
      rowHref={({ id }) => `/infractions/${id}`}
      rowName={(row) => t('open', { name: row.transaction.payerName ?? t('unknownName') })}
      card={(row) => (
        <TwoLineCard
          title={row.transaction.payerName ?? t('unknownName')}
          amount={<Money value={row.transaction.amount ?? toReais(0)} />}
          meta={row.reportedAt && formatDateTime(row.reportedAt, settings)}
          badge={<InfractionBadge status={row.status} analysisResult={row.analysisResult} />}
        />
      )}
      empty={{ title: t('emptyAllTitle') }}
    />
  );
}
