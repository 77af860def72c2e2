'use client';

import { useTranslations } from 'use-intl';
import type { Filter } from '@/components/data-table/filter';
import { FilterBar } from '@/components/data-table/filter-bar';
import { ListView } from '@/components/data-table/list-view';
import { pagedReading } from '@/components/data-table/paged-reading';
import { TwoLineCard } from '@/components/data-table/two-line-card';
import { Empty } from '@/components/feedback/empty';
import { EmptyDrawing } from '@/components/feedback/empty-drawing';
import { OperationAmount } from '@/components/operation/operation-amount';
import { OperationBadge } from '@/components/operation/operation-badge';
import { PageHeader } from '@/components/shell/page-header';
import { useFreshness } from '@/components/shell/use-freshness';
import { Tabs } from '@/components/ui/tabs';
import { useRead } from '@/lib/client/use-read';
import { useReader } from '@/lib/client/use-reader';
import { useUrlQuery } from '@/lib/client/use-url-query';
import { type OperationKind, operationKinds, operationStates, operations } from '@/lib/contracts/operations';
import type { Operation } from '@/lib/contracts/operations.shape';
import { formatDateTime } from '@/lib/format/date-text';
import { operationIcon, useOperationColumns } from './columns';
import { addressOf, listQuery, viewFields } from './view';

/** Every act that moved money, or tried to: those whose outcome is unknown first. */
export function OperationList({ mayCheck }: { mayCheck: boolean }) {
  const t = useTranslations('operations');
  const tOperation = useTranslations('operation');
  const reader = useReader();
  const { query: view, change } = useUrlQuery(viewFields);
  const query = listQuery(view);
  const reading = useRead(operations.list, { query }, { refetchInterval: 15_000 });
  const columns = useOperationColumns(mayCheck);
  const clear = () => change({ state: undefined, kind: undefined });
  const several = <V extends string>(name: 'state' | 'kind', known: readonly V[], label: (value: V) => string): Filter => ({
    kind: 'several',
    name,
    label: t(`columns.${name}`),
    value: view[name] ?? [],
    options: known.map((value) => ({ value, label: label(value) })),
    apply: (values) => {
      const chosen = known.filter((value) => values.includes(value));
      change({ [name]: chosen.length > 0 ? chosen : undefined });
    },
  });
  return (
    <>
      <PageHeader title={t('title')} meta={useFreshness(reading)} />
      <div className="border-b border-line px-4 sm:px-6">
        <Tabs
          label={t('whose')}
          tabs={[
            { href: addressOf({ ...view, page: undefined, mine: undefined }), label: t('all'), current: !view.mine },
            { href: addressOf({ ...view, page: undefined, mine: true }), label: t('mine'), current: view.mine === true },
          ]}
        />
      </div>
      <FilterBar
        filters={[
          several('state', operationStates, (state) => tOperation(`state.${state}`)),
          several('kind', operationKinds, (kind) => tOperation(`kinds.${kind}`)),
        ]}
        onClear={clear}
      />
      <ListView
        {...pagedReading(reading, query, change)}
        list="operations"
        caption={t('title')}
        columns={columns}
        rowId={(row) => row.id}
        rowHref={hrefOf}
        rowName={(row) => `${tOperation(`kinds.${row.kind}`)}, ${tOperation(`state.${row.state}`)}`}
        card={(row) => (
          <TwoLineCard
            icon={operationIcon(row.kind)}
            title={tOperation(`kinds.${row.kind}`)}
            amount={<OperationAmount operation={row} whole={null} />}
            meta={`${formatDateTime(row.createdAt, reader)} · ${row.staff}`}
            badge={<OperationBadge state={row.state} short />}
          />
        )}
        onClear={
          view.state !== undefined || view.kind !== undefined || view.mine === true
            ? () => change({ state: undefined, kind: undefined, mine: undefined })
            : undefined
        }
        empty={
          <Empty drawing={<EmptyDrawing />} title={t('emptyTitle')}>
            {t('emptyText')}
          </Empty>
        }
      />
    </>
  );
}

const places: Record<OperationKind, string> = {
  'charges.create': 'charges',
  'refunds.create': 'transactions',
  'withdrawals.create': 'transactions',
  'withdrawals.createFromQrCode': 'transactions',
  'transfers.create': 'transactions',
  'cardCharges.create': 'card/charges',
  'cardCharges.reverse': 'card/charges',
  'recurrences.changeAmount': 'card/recurrences',
  'recurrences.reactivate': 'card/recurrences',
  'account.change': 'account',
};

/** What is done leads to what came of it: a charge, or the transaction refunded. Everything else to its own page. */
function hrefOf({ id, kind, state, transactionId, subject }: Operation): string {
  const target = transactionId ?? subject;
  if (state !== 'done' || target === null) return `/operations/${id}`;
  return kind === 'account.change' ? `/${places[kind]}` : `/${places[kind]}/${target}`;
}
