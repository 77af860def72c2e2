'use client';

import { useLocale, useTranslations } from 'use-intl';
import { TwoLineCard } from '@/components/data-table/two-line-card';
import { ListPage } from '@/components/list-page/list-page';
import { useList } from '@/components/list-page/use-list';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { useEndpointQuery } from '@/lib/client/use-read';
import { statementDays } from '@/lib/contracts/office/files/statement-days';
import { formatDateTime } from '@/lib/format/date-text';
import { formatReais } from '@/lib/format/money-text';
import { addressOf } from '@/lib/lists/definition/list';
import { statementList, statementPeriod } from '@/lib/lists/statements';
import { Closing } from './closing';
import { useLineColumns } from './columns';
import { LineAmount } from './line-amount';
import { lineBalance } from './line-balance';
import { LineCheck } from './line-check';
import type { Line } from './statement-line';
import { StatementTabs } from './tabs';
import { useAbsence } from './use-absence';
import { useLineErrors } from './use-line-errors';
import { useFilters } from './use-filters';

/** The statement line by line, and whether its lines follow each other. */
export function LineList() {
  const t = useTranslations('statements');
  const locale = useLocale();
  const settings = useDisplaySettings();
  const state = useList(statementList);
  const { view, items, now } = state;
  const { zone } = settings;
  const { data: days } = useEndpointQuery(statementDays.days, { query: { ...statementPeriod(view, { now, zone }), zone } });
  const errors = useLineErrors(view, items, days?.errors);
  const meta = (row: Line) => {
    const balance = lineBalance(row);
    return `${formatDateTime(row.createdAt, settings)}${balance ? ` · ${t('columns.balance').toLowerCase()} ${formatReais(balance, locale)}` : ''}`;
  };
  return (
    <ListPage
      state={state}
      title={t('title')}
      caption={t('list')}
      tabs={<StatementTabs view={view} />}
      absent={useAbsence()}
      search={{ placeholder: t('search') }}
      filters={useFilters(state)}
      notes={
        days && (
          <Closing days={days} daysHref={addressOf(statementList, { tab: 'days', period: view.period, from: view.from, to: view.to })} />
        )
      }
      columns={useLineColumns(errors)}
      rowId={({ id }) => id}
      rowHref={hrefOf}
      rowName={(row) =>
        t(row.infractionId ? 'openInfraction' : row.transactionId ? 'openTransaction' : 'openLine', { reason: row.reason ?? row.id })
      }
      card={(row) => (
        <TwoLineCard
          title={row.reason ?? row.id}
          amount={<LineAmount line={row} />}
          meta={meta(row)}
          badge={<LineCheck line={row} error={errors.get(row.id)} />}
        />
      )}
      empty={{ title: t('emptyTitle'), text: t('emptyText') }}
    />
  );
}

/** What made a line: the infraction where there is one, else the transaction; a line of the service's own has but its page. */
function hrefOf({ id, infractionId, transactionId }: Line): string {
  if (infractionId) return `/infractions/${infractionId}`;
  return transactionId ? `/transactions/${transactionId}` : `${statementList.path}/${id}`;
}
