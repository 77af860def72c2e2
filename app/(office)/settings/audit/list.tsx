'use client';

import { useTranslations } from 'use-intl';
import { TwoLineCard } from '@/components/data-table/two-line-card';
import { ListPage } from '@/components/list-page/list-page';
import { useColumns } from '@/components/list-page/use-columns';
import { useFilterBuilders } from '@/components/list-page/use-filter-builders';
import { useList } from '@/components/list-page/use-list';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { formatDateTimeSeconds } from '@/lib/format/date-text';
import { auditList } from '@/lib/lists/audit';
import { cells, Result } from './columns';
import { useFactWords } from './use-fact-words';
import { Verify } from './verify';

export function AuditList() {
  const t = useTranslations('audit');
  const settings = useDisplaySettings();
  const state = useList(auditList);
  const { days, several } = useFilterBuilders(state);
  const factWords = useFactWords();
  return (
    <ListPage
      state={state}
      title={t('title')}
      caption={t('title')}
      filters={[days('from', 'to'), several('action', t('columns.action'), (action) => t(`actions.${action}`))]}
      end={<Verify />}
      columns={useColumns(auditList, cells)}
      rowId={(row) => String(row.sequence)}
      rowName={(row) => t(`actions.${row.action}`)}
      card={(row) => (
        <span className="grid gap-1.5">
          <TwoLineCard
            title={t(`actions.${row.action}`)}
            amount={row.actor ?? t('system')}
            meta={formatDateTimeSeconds(row.at, settings)}
            badge={<Result entry={row} />}
          />
          <span className="text-meta text-muted wrap-anywhere empty:hidden">{factWords(row)}</span>
        </span>
      )}
      empty={{ title: t('emptyTitle') }}
    />
  );
}
