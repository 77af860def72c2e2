'use client';

import { useTranslations } from 'use-intl';
import { TwoLineCard } from '@/components/data-table/two-line-card';
import { ListFilters } from '@/components/list-page/list-filters';
import { PlainListPage } from '@/components/list-page/plain-list-page';
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
  const columns = useColumns(auditList, cells);
  return (
    <PlainListPage
      state={state}
      title={t('title')}
      caption={t('title')}
      bar={
        <ListFilters
          state={state}
          filters={[days('from', 'to'), several('action', t('columns.action'), (action) => t(`actions.${action}`))]}
          end={<Verify />}
        />
      }
      columns={columns}
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
