'use client';

import { useTranslations } from 'use-intl';
import { Presets } from '@/app/(office)/charges/presets';
import type { Filter } from '@/components/data-table/filter';
import { FilterBar } from '@/components/data-table/filter-bar';
import { ListView } from '@/components/data-table/list-view';
import { pagedReading } from '@/components/data-table/paged-reading';
import { TwoLineCard } from '@/components/data-table/two-line-card';
import { Empty } from '@/components/feedback/empty';
import { readProblemOf } from '@/components/feedback/query-problem';
import { PageHeader } from '@/components/shell/page-header';
import { useFreshness } from '@/components/shell/use-freshness';
import { Money } from '@/components/transaction/money';
import { ButtonLink } from '@/components/ui/button-link';
import { useRead } from '@/lib/client/use-read';
import { useReader } from '@/lib/client/use-reader';
import { useUrlQuery } from '@/lib/client/use-url-query';
import { pendingDepositStatuses, pendingDeposits } from '@/lib/contracts/pending-deposits';
import { formatDateTime } from '@/lib/format/date-text';
import { PendingDepositBadge, usePendingDepositColumns } from './columns';
import { listQuery, viewFields } from './view';

/** Pix that arrived without a charge and wait for approval (interface: Pending deposits). Only read: no one can approve them here. */
export function PendingDepositList() {
  const t = useTranslations('pendingDeposits');
  const tFilter = useTranslations('transactions.filters');
  const tCharges = useTranslations('charges');
  const reader = useReader();
  const { query: view, change } = useUrlQuery(viewFields);
  const query = listQuery(view);
  const reading = useRead(pendingDeposits.list, { query });
  const columns = usePendingDepositColumns();
  const problem = readProblemOf(reading);
  const clear = () => change({ status: undefined, name: undefined, endToEndId: undefined });
  const filters: Filter[] = [
    {
      kind: 'several',
      name: 'status',
      label: tFilter('status'),
      value: view.status ?? [],
      options: pendingDepositStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
      apply: (values) => {
        const chosen = pendingDepositStatuses.filter((known) => values.includes(known));
        change({ status: chosen.length > 0 ? chosen : undefined });
      },
    },
    {
      kind: 'text',
      name: 'endToEndId',
      label: tFilter('endToEndId'),
      value: view.endToEndId ?? null,
      apply: (value) => change({ endToEndId: value ?? undefined }),
    },
  ];
  return (
    <>
      <PageHeader title={t('title')} meta={useFreshness(reading)} />
      <Presets view={null} />
      {problem?.problem.statusCode === 404 ? (
        <Empty title={t('absentTitle')} action={<ButtonLink href="/charges">{tCharges('title')}</ButtonLink>}>
          {t('absentText')}
        </Empty>
      ) : (
        <>
          <p className="px-4 pt-4 text-muted sm:px-6">{t('meaning')}</p>
          <FilterBar
            search={{ value: view.name ?? '', placeholder: tFilter('name'), onSearch: (name) => change({ name: name || undefined }) }}
            filters={filters}
            onClear={clear}
          />
          <ListView
            {...pagedReading(reading, query, change)}
            list="pending-deposits"
            caption={t('title')}
            columns={columns}
            rowId={(row) => row.id}
            rowName={(row) => row.payerName ?? row.id}
            card={(row) => (
              <TwoLineCard
                title={row.payerName ?? row.id}
                amount={<Money value={row.amount} sign="+" />}
                meta={formatDateTime(row.createdAt, reader)}
                badge={<PendingDepositBadge status={row.status} />}
              />
            )}
            onClear={view.status !== undefined || view.name !== undefined || view.endToEndId !== undefined ? clear : undefined}
            empty={<Empty title={t('emptyTitle')}>{t('emptyText')}</Empty>}
          />
        </>
      )}
    </>
  );
}
