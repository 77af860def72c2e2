'use client';

import { useTranslations } from 'use-intl';
import { CardMoney } from '@/app/(office)/card/card-money';
import { CardProblem } from '@/app/(office)/card/card-problem';
import { ListView } from '@/components/data-table/list-view';
import { pagedReading } from '@/components/data-table/paged-reading';
import { TwoLineCard } from '@/components/data-table/two-line-card';
import { Empty } from '@/components/feedback/empty';
import { EmptyDrawing } from '@/components/feedback/empty-drawing';
import { PartialNote } from '@/components/feedback/partial-note';
import { PageHeader } from '@/components/shell/page-header';
import { useFreshness } from '@/components/shell/use-freshness';
import { useRead } from '@/lib/client/use-read';
import { useReader } from '@/lib/client/use-reader';
import { useUrlQuery } from '@/lib/client/use-url-query';
import { recurrenceList } from '@/lib/contracts/recurrences';
import { formatDateTime } from '@/lib/format/date-text';
import { isOver, useRecurrenceColumns } from './columns';
import { RecurrenceBadge } from './recurrence-badge';
import { listQuery, viewFields } from './view';

/** Recurrences as our server finds them in the card charges. */
export function RecurrenceList() {
  const t = useTranslations('recurrences');
  const reader = useReader();
  const { query: view, change } = useUrlQuery(viewFields);
  const query = listQuery(view);
  const reading = useRead(recurrenceList.list, { query });
  return (
    <>
      <PageHeader title={t('title')} meta={useFreshness(reading)} />
      <p className="border-b border-line px-4 pb-4 text-muted sm:px-6">{t('meaning')}</p>
      {reading.data?.cut && (
        <div className="px-4 py-3 sm:px-6">
          <PartialNote>{t('cut')}</PartialNote>
        </div>
      )}
      <ListView
        {...pagedReading(reading, query, change)}
        list="recurrences"
        caption={t('title')}
        columns={useRecurrenceColumns()}
        problem={<CardProblem reading={reading} />}
        rowId={(row) => row.id}
        rowHref={(row) => `/card/recurrences/${row.id}`}
        rowName={(row) => `${t('open')}: ${row.customer ?? row.id}`}
        card={(row) => (
          <TwoLineCard
            title={row.customer ?? row.id}
            amount={<CardMoney value={row.present?.amount ?? row.amount} still={isOver(row)} />}
            meta={formatDateTime(row.startedAt, reader)}
            badge={row.present && <RecurrenceBadge status={row.present.status} />}
          />
        )}
        empty={
          <Empty drawing={<EmptyDrawing />} title={t('emptyTitle')}>
            {t('emptyText')}
          </Empty>
        }
      />
    </>
  );
}
