'use client';

import { useLocale, useTranslations } from 'use-intl';
import type { Filter } from '@/components/data-table/filter';
import { FilterBar } from '@/components/data-table/filter-bar';
import { ListView } from '@/components/data-table/list-view';
import { pagedReading } from '@/components/data-table/paged-reading';
import { TwoLineCard } from '@/components/data-table/two-line-card';
import { Empty } from '@/components/feedback/empty';
import { PageHeader } from '@/components/shell/page-header';
import { useFreshness } from '@/components/shell/use-freshness';
import { useRead } from '@/lib/client/use-read';
import { useReader } from '@/lib/client/use-reader';
import { useUrlQuery } from '@/lib/client/use-url-query';
import { audit } from '@/lib/contracts/audit';
import { auditActions } from '@/lib/contracts/audit-action';
import { formatDateTimeSeconds, formatDayRange } from '@/lib/format/date-text';
import { Result, useAuditColumns } from './columns';
import { useFactWords } from './use-fact-words';
import { Verify } from './verify';
import { auditQuery, auditView } from './view';

export function AuditList() {
  const t = useTranslations('audit');
  const tPeriod = useTranslations('period');
  const locale = useLocale();
  const reader = useReader();
  const { query: view, change } = useUrlQuery(auditView);
  const query = auditQuery(view, reader.zone);
  const reading = useRead(audit.list, { query });
  const clear = () => change({ action: undefined, from: undefined, to: undefined });
  const columns = useAuditColumns();
  const factWords = useFactWords();
  const filters: readonly Filter[] = [
    {
      kind: 'period',
      zone: reader.zone,
      name: 'period',
      label: tPeriod('label'),
      value: view.from && view.to ? { from: view.from, to: view.to } : null,
      show: (range) => formatDayRange(range.from, range.to, locale),
      apply: (range) => change({ from: range?.from, to: range?.to }),
    },
    {
      kind: 'several',
      name: 'action',
      label: t('action'),
      value: view.action ?? [],
      options: auditActions.map((value) => ({ value, label: t(`actions.${value}`) })),
      apply: (values) => change({ action: values.length > 0 ? auditActions.filter((action) => values.includes(action)) : undefined }),
    },
  ];
  return (
    <>
      <PageHeader title={t('title')} meta={useFreshness(reading)} />
      <FilterBar filters={filters} onClear={clear} end={<Verify />} />
      <ListView
        {...pagedReading(reading, query, change)}
        list="audit"
        caption={t('title')}
        columns={columns}
        rowId={(row) => String(row.sequence)}
        rowName={(row) => t(`actions.${row.action}`)}
        card={(row) => (
          <span className="grid gap-1.5">
            <TwoLineCard
              title={t(`actions.${row.action}`)}
              amount={row.actor ?? t('system')}
              meta={formatDateTimeSeconds(row.at, reader)}
              badge={<Result entry={row} />}
            />
            <span className="text-meta text-muted wrap-anywhere empty:hidden">{factWords(row)}</span>
          </span>
        )}
        onClear={view.action !== undefined || view.from !== undefined ? clear : undefined}
        empty={<Empty title={t('empty')} />}
      />
    </>
  );
}
