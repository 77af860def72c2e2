'use client';

import { useTranslations } from 'use-intl';
import { Closing } from '@/app/(office)/statements/closing';
import { useLineColumns } from '@/app/(office)/statements/columns';
import type { Row } from '@/app/(office)/statements/statement-line';
import { StatementTabs } from '@/app/(office)/statements/tabs';
import { useBalanceFilter, useFilters } from '@/app/(office)/statements/use-filters';
import { useNoStatementsMessage } from '@/app/(office)/statements/use-no-statements-message';
import { isQuiet, useRows } from '@/app/(office)/statements/use-rows';
import { TableOptions } from '@/components/data-table/table/table-options';
import { ListFilters } from '@/components/list-page/filters/list-filters';
import { ListExport } from '@/components/list-page/list-export';
import { PlainListPage } from '@/components/list-page/plain-list-page';
import { useList } from '@/components/list-page/use-list';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { statementDays } from '@/lib/contracts/office/files/statement-days';
import { single } from '@/lib/domain/statement/statement-rows';
import { addressOf } from '@/lib/lists/definition/list';
import { statementList, statementPeriod } from '@/lib/lists/statements';
import { lineBalance } from './line-balance';
import { LineCard } from './line-card';
import { useReason } from './line-reason';
import { useLineErrors } from './use-line-errors';
import { useLineNames } from './use-line-names';

/** The statement by movement, and whether its lines follow each other. */
export function LineList({ seesTransactions }: { seesTransactions: boolean }) {
  const t = useTranslations('statements');
  const { zone } = useDisplaySettings();
  const state = useList(statementList);
  const { view, items, now } = state;
  const { data: days } = useEndpointQuery(statementDays.days, { query: { ...statementPeriod(view, { now, zone }), zone } });
  const errors = useLineErrors(view, items, days?.errors);
  const names = useLineNames(items, seesTransactions);
  const { rows, open, toggle } = useRows(view, items, errors);
  const reason = useReason();
  const all = useLineColumns({ errors, names, open, toggle });
  const hasChecks = rows?.some((row) => errors.has(row.id) || lineBalance(row) === null) ?? false;
  // Of what is the same in every row nothing is said in each.
  const columns = all.filter(({ id }) => (id !== 'check' || hasChecks) && (id !== 'balanceType' || view.balance === 'all'));
  const filters = useFilters(state);
  const balance = useBalanceFilter(state);
  return (
    <PlainListPage
      state={{ ...state, items: items?.map(single), rows }}
      title={t('title')}
      caption={t('list')}
      tabs={<StatementTabs view={view} />}
      absent={useNoStatementsMessage()}
      actions={<ListExport state={state} filters={filters} columns={all} />}
      bar={
        <ListFilters
          state={state}
          search={{ placeholder: t('search') }}
          filters={[balance, ...filters]}
          end={<TableOptions list={statementList.name} columns={columns} />}
        />
      }
      notes={
        days && (
          <Closing days={days} daysHref={addressOf(statementList, { tab: 'days', period: view.period, from: view.from, to: view.to })} />
        )
      }
      columns={columns}
      rowId={rowId}
      rowHref={hrefOf}
      rowName={(row) =>
        t(row.infractionId ? 'openInfraction' : row.transactionId ? 'openTransaction' : 'openLine', { reason: reason(row) })
      }
      card={(row) => (
        <LineCard
          row={row}
          name={names.get(row.transactionId ?? '')}
          error={errors.get(row.id)}
          isOpen={open.has(row.id)}
          toggle={toggle}
        />
      )}
      empty={{ title: t('emptyTitle'), text: t('emptyText') }}
    />
  );
}

const rowId = ({ id }: Row) => id;

/**
 * What made a line: the infraction where there is one, else the transaction; a line of the service's own has but its page. A quiet row leads
 * nowhere: its lines do.
 */
function hrefOf(row: Row): string | undefined {
  if (isQuiet(row)) return undefined;
  if (row.infractionId) return `/infractions/${row.infractionId}`;
  return row.transactionId ? `/transactions/${row.transactionId}` : `${statementList.path}/${row.id}`;
}
