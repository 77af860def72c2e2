'use client';

import { useTranslations } from 'use-intl';
import { CardMoney } from '@/components/card/card-money';
import { CardProblem } from '@/components/card/card-problem';
import { TwoLineCard } from '@/components/data-table/two-line-card';
import { PartialNote } from '@/components/feedback/partial-note';
import { PlainListPage } from '@/components/list-page/plain-list-page';
import { useColumns } from '@/components/list-page/use-columns';
import { useList } from '@/components/list-page/use-list';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { formatDateTime } from '@/lib/format/date-text';
import { recurrenceList } from '@/lib/lists/recurrences';
import { cells, isOver } from './columns';
import { RecurrenceBadge } from './recurrence-badge';

export function RecurrenceList() {
  const t = useTranslations('recurrences');
  const settings = useDisplaySettings();
  const state = useList(recurrenceList);
  return (
    <PlainListPage
      state={state}
      title={t('title')}
      caption={t('title')}
      lead={<p className="border-b border-line px-4 pb-4 text-muted sm:px-6">{t('meaning')}</p>}
      notes={state.reading.data?.truncated && <PartialNote>{t('truncated')}</PartialNote>}
      columns={useColumns(recurrenceList, cells)}
      problem={<CardProblem reading={state.reading} />}
      rowId={({ id }) => id}
      rowHref={({ id }) => `/card/recurrences/${id}`}
      rowName={(row) => `${t('open')}: ${row.customer ?? row.id}`}
      card={(row) => (
        <TwoLineCard
          title={row.customer ?? row.id}
          amount={<CardMoney value={row.present?.amount ?? row.amount} still={isOver(row)} />}
          meta={formatDateTime(row.startedAt, settings)}
          badge={row.present && <RecurrenceBadge status={row.present.status} />}
        />
      )}
      empty={{ title: t('emptyTitle'), text: t('emptyText') }}
    />
  );
}
