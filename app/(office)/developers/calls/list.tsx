'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { DeveloperTabs } from '@/app/(office)/developers/tabs';
import { ShortId } from '@/components/data-table/short-id';
import { TwoLineCard } from '@/components/data-table/two-line-card';
import { useFilterBuilders } from '@/components/list-page/filters/use-filter-builders';
import { ListPage } from '@/components/list-page/list-page';
import { useColumns } from '@/components/list-page/use-columns';
import { useList } from '@/components/list-page/use-list';
import { Tag } from '@/components/ui/data/tag';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import type { CallOutcome } from '@/lib/contracts/office/developers/service-calls';
import type { RecordOf } from '@/lib/contracts/shapes';
import { formatDateTimeSeconds } from '@/lib/format/date-text';
import { serviceCallList } from '@/lib/lists/developers/service-calls';

type Call = RecordOf<'serviceCalls.list'>['items'][number];

const tags = {
  ok: { tone: 'grey', icon: 'check' },
  refused: { tone: 'amber', icon: 'cross' },
  failed: { tone: 'red', icon: 'triangle' },
  aborted: { tone: 'grey', icon: 'clock' },
} as const satisfies Record<CallOutcome, object>;

/** Our calls to the service, found by request id and narrowed by what became of them. */
export function ServiceCalls() {
  const t = useTranslations('serviceCalls');
  const tService = useTranslations('serviceStatus');
  const settings = useDisplaySettings();
  const state = useList(serviceCallList, { refetchInterval: 15_000 });
  const { period, several, text, parsed } = useFilterBuilders(state);
  const whole = (typed: string) => (/^\d{1,6}$/.test(typed.trim()) ? { value: typed.trim() } : { error: t('wholeNumber') });
  const cells = useMemo(
    () => ({
      outcome: ({ outcome }: Call) => <Tag {...tags[outcome]}>{t(`outcome.${outcome}`)}</Tag>,
      requestId: ({ requestId }: Call) => <ShortId value={requestId} what={t('columns.requestId')} />,
      serviceRequestId: ({ serviceRequestId }: Call) =>
        serviceRequestId && <ShortId value={serviceRequestId} what={t('columns.serviceRequestId')} />,
    }),
    [t],
  );
  return (
    <ListPage<Call>
      state={state}
      title={t('title')}
      caption={t('caption')}
      mayExport={false}
      tabs={<DeveloperTabs current="calls" />}
      lead={<p className="max-w-[860px] px-4 pt-4 text-muted sm:px-6">{t('text', { example: '{id}' })}</p>}
      search={{ placeholder: t('search') }}
      filters={[
        period(),
        several('outcome', t('columns.outcome'), (one) => t(`outcome.${one}`)),
        several('area', t('area'), (one) => tService(`areas.${one}`)),
        several('startedBy', t('columns.startedBy'), (one) => t(`startedBy.${one}`)),
        text('code', t('columns.code')),
        parsed('status', t('columns.status'), { parse: whole, numeric: true }),
        parsed('minMs', t('minMs'), { parse: whole, numeric: true }),
        text('requestId', t('requestId')),
      ]}
      columns={useColumns(serviceCallList, cells)}
      rowId={({ id }) => id}
      rowName={({ method, path }) => `${method} ${path}`}
      card={(row) => (
        <TwoLineCard
          icon="swap"
          title={
            <span className="mono">
              {row.method} {row.path}
            </span>
          }
          amount={<span className="numbers">{t('milliseconds', { ms: row.ms })}</span>}
          meta={`${formatDateTimeSeconds(row.at, settings)} · ${t(`startedBy.${row.startedBy}`)}`}
          badge={
            <span className="inline-flex items-center gap-2">
              <span className="mono text-muted">{[row.status, row.code].filter(Boolean).join(' ')}</span>
              <Tag {...tags[row.outcome]}>{t(`outcome.${row.outcome}`)}</Tag>
            </span>
          }
        />
      )}
      empty={{ title: t('emptyTitle'), text: t('emptyText') }}
    />
  );
}
