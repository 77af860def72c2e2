'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { DeliveryTabs } from '@/app/(office)/callbacks/tabs';
import type { Column } from '@/components/data-table/column';
import { ListView } from '@/components/data-table/list-view';
import { pagedReading } from '@/components/data-table/paged-reading';
import { TwoLineCard } from '@/components/data-table/two-line-card';
import { Empty } from '@/components/feedback/empty';
import { EmptyDrawing } from '@/components/feedback/empty-drawing';
import { PageHeader } from '@/components/shell/page-header';
import { useFreshness } from '@/components/shell/use-freshness';
import { useRead } from '@/lib/client/use-read';
import { useReader } from '@/lib/client/use-reader';
import { useUrlQuery } from '@/lib/client/use-url-query';
import { resends } from '@/lib/contracts/resends';
import type { RecordOf } from '@/lib/contracts/shapes';
import { formatDateTimeSeconds } from '@/lib/format/date-text';
import { pageQuery, viewFields } from './view';

type Listed = RecordOf<'resends.list'>['items'][number];

/** The resends of many that were started, by whoever: when, by whom, and what came of them. */
export function ResendList() {
  const t = useTranslations('resends');
  const tList = useTranslations('callbacks');
  const reader = useReader();
  const { query: view, change } = useUrlQuery(viewFields);
  const query = pageQuery(view);
  const reading = useRead(resends.list, { query }, { refetchInterval: 5_000 });
  const columns = useColumns();
  const result = useResult();
  return (
    <>
      <PageHeader title={tList('title')} meta={useFreshness(reading)} />
      <DeliveryTabs current="resends" />
      <ListView
        {...pagedReading(reading, query, change)}
        list="resends"
        caption={t('title')}
        columns={columns}
        rowId={(row) => row.id}
        rowHref={(row) => `/callbacks/resends/${row.id}`}
        rowName={(row) => t('open', { at: row.startedAt ? formatDateTimeSeconds(row.startedAt, reader) : '', staff: row.staff })}
        card={(row) => (
          <TwoLineCard
            icon="send"
            title={row.staff}
            meta={row.startedAt && formatDateTimeSeconds(row.startedAt, reader)}
            badge={<span className="text-cell text-muted">{result(row)}</span>}
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

function useColumns(): readonly Column<Listed>[] {
  const t = useTranslations('resends.columns');
  const tState = useTranslations('resend.state');
  const tApp = useTranslations('app');
  const reader = useReader();
  const result = useResult();
  return useMemo(() => {
    const at = (instant: string | null) => (
      <span className="numbers">{instant ? formatDateTimeSeconds(instant, reader) : tApp('none')}</span>
    );
    return [
      { id: 'startedAt', header: t('startedAt'), width: 'w-[172px]', cell: (row) => at(row.startedAt) },
      { id: 'staff', header: t('staff'), cell: (row) => row.staff },
      { id: 'state', header: t('state'), width: 'w-[190px]', cell: (row) => tState(row.state) },
      { id: 'accepted', header: t('accepted'), width: 'w-[280px]', cell: (row) => <span className="numbers">{result(row)}</span> },
      { id: 'endedAt', header: t('endedAt'), width: 'w-[172px]', cell: (row) => at(row.endedAt) },
    ];
  }, [t, tState, tApp, reader, result]);
}

function useResult() {
  const t = useTranslations('resend');
  return ({ over, rows, accepted }: Listed) => t('done', { over, total: rows, accepted });
}
