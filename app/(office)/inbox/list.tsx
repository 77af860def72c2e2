'use client';

import { useTranslations } from 'use-intl';
import { TwoLineCard } from '@/components/data-table/two-line-card';
import { useFilterBuilders } from '@/components/list-page/filters/use-filter-builders';
import { ListPage } from '@/components/list-page/list-page';
import { useColumns } from '@/components/list-page/use-columns';
import { useList } from '@/components/list-page/use-list';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { formatDateTimeSeconds } from '@/lib/format/date-text';
import { inboxList } from '@/lib/lists/callbacks/inbox';

/** Deliveries of the service to us, and those that were rejected. */
export function Inbox() {
  const t = useTranslations('inbox');
  const settings = useDisplaySettings();
  const state = useList(inboxList, { refetchInterval: 15_000 });
  const { period, several, text } = useFilterBuilders(state);
  return (
    <ListPage
      state={state}
      title={t('title')}
      caption={t('title')}
      filters={[
        period(),
        several('verdict', t('columns.verdict'), (one) => t(`verdict.${one}`)),
        several('source', t('columns.source'), (one) => t(`source.${one}`)),
        text('transactionId', t('columns.transactionId')),
      ]}
      columns={useColumns(inboxList)}
      rowId={({ id }) => id}
      rowHref={({ id }) => `/inbox/${id}`}
      rowName={(row) => t('open', { at: formatDateTimeSeconds(row.receivedAt, settings) })}
      card={(row) => (
        <TwoLineCard
          icon="arrow-in"
          title={t(`verdict.${row.verdict}`)}
          meta={`${formatDateTimeSeconds(row.receivedAt, settings)} · ${t(`source.${row.source}`)}`}
          badge={<span className="mono text-muted">{row.transactionId ?? row.sender}</span>}
        />
      )}
      empty={{ title: t('emptyTitle'), text: t('emptyText') }}
    />
  );
}
