'use client';

import { useTranslations } from 'use-intl';
import { TwoLineCard } from '@/components/data-table/two-line-card';
import { ListFilters } from '@/components/list-page/filters/list-filters';
import { useFilterBuilders } from '@/components/list-page/filters/use-filter-builders';
import { ListTabs } from '@/components/list-page/list-tabs';
import { PlainListPage } from '@/components/list-page/plain-list-page';
import { useList } from '@/components/list-page/use-list';
import { OperationAmount } from '@/components/operation/operation-amount';
import { OperationBadge } from '@/components/operation/operation-badge';
import { recordHref } from '@/components/operation/operation-destination';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import type { Operation } from '@/lib/contracts/office/operations.shape';
import { formatDateTime } from '@/lib/format/date-text';
import { addressOf } from '@/lib/lists/definition/list';
import { operationList } from '@/lib/lists/operations';
import { operationIcon, useOperationColumns } from './columns';

export function OperationList({ mayCheck }: { mayCheck: boolean }) {
  const t = useTranslations('operations');
  const tOperation = useTranslations('operation');
  const settings = useDisplaySettings();
  const state = useList(operationList, { refetchInterval: 15_000 });
  const { several, text } = useFilterBuilders(state);
  const { view } = state;
  const tab = (mine: true | undefined, label: string) => ({
    href: addressOf(operationList, { ...view, page: undefined, mine }),
    label,
    current: view.mine === mine,
  });
  const columns = useOperationColumns(mayCheck);
  return (
    <PlainListPage
      state={state}
      title={t('title')}
      caption={t('title')}
      tabs={<ListTabs label={t('whose')} tabs={[tab(undefined, t('all')), tab(true, t('mine'))]} />}
      bar={
        <ListFilters
          state={state}
          search={{ placeholder: t('search') }}
          filters={[
            text('text', t('columns.reference')),
            several('state', t('columns.state'), (one) => tOperation(`state.${one}`)),
            several('kind', t('columns.kind'), (one) => tOperation(`kinds.${one}`)),
          ]}
        />
      }
      columns={columns}
      rowId={({ id }) => id}
      rowHref={hrefOf}
      rowName={(row) => `${tOperation(`kinds.${row.kind}`)}, ${tOperation(`state.${row.state}`)}`}
      card={(row) => (
        <TwoLineCard
          icon={operationIcon(row.kind)}
          title={tOperation(`kinds.${row.kind}`)}
          amount={<OperationAmount operation={row} whole={null} />}
          meta={`${formatDateTime(row.createdAt, settings)} · ${row.staff}`}
          badge={<OperationBadge state={row.state} plannedFor={row.plannedFor} short />}
        />
      )}
      empty={{ title: t('emptyTitle'), text: t('emptyText') }}
    />
  );
}

/** A finished operation links to its result: the charge, or the refunded transaction; any other to its own page. */
function hrefOf(operation: Operation): string {
  return (operation.state === 'done' && recordHref(operation)) || `/operations/${operation.id}`;
}
