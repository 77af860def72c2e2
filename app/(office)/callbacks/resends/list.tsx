'use client';

import { useTranslations } from 'use-intl';
import { DeliveryTabs } from '@/app/(office)/callbacks/tabs';
import { TwoLineCard } from '@/components/data-table/two-line-card';
import { PlainListPage } from '@/components/list-page/plain-list-page';
import { type Cells, useColumns } from '@/components/list-page/use-columns';
import { useList } from '@/components/list-page/use-list';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import type { RecordOf } from '@/lib/contracts/shapes';
import { formatDateTimeSeconds } from '@/lib/format/date-text';
import { resendList } from '@/lib/lists/callbacks/resends';

type Listed = RecordOf<'resends.list'>['items'][number];

const cells: Cells<Listed, keyof typeof resendList.columns> = {
  accepted: (row) => (
    <span className="numbers">
      <Result row={row} />
    </span>
  ),
};

/** The resends: when each was started, by whom, and its result. */
export function ResendList() {
  const t = useTranslations('resends');
  const tList = useTranslations('callbacks');
  const settings = useDisplaySettings();
  return (
    <PlainListPage
      state={useList(resendList, { refetchInterval: 5_000 })}
      title={tList('title')}
      caption={t('title')}
      tabs={<DeliveryTabs current="resends" />}
      columns={useColumns(resendList, cells)}
      rowId={({ id }) => id}
      rowHref={({ id }) => `/callbacks/resends/${id}`}
      rowName={(row) => t('open', { at: row.startedAt ? formatDateTimeSeconds(row.startedAt, settings) : '', staff: row.staff })}
      card={(row) => (
        <TwoLineCard
          icon="send"
          title={row.staff}
          meta={row.startedAt && formatDateTimeSeconds(row.startedAt, settings)}
          badge={
            <span className="text-cell text-muted">
              <Result row={row} />
            </span>
          }
        />
      )}
      empty={{ title: t('emptyTitle'), text: t('emptyText') }}
    />
  );
}

function Result({ row: { over, rows, accepted } }: { row: Listed }) {
  const t = useTranslations('resend');
  return t('done', { over, total: rows, accepted });
}
