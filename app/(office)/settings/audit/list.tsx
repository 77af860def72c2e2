'use client';

import { useTranslations } from 'use-intl';
import { Result } from '@/components/audit/entry-cells';
import { useAuditSentence } from '@/components/audit/use-audit-sentence';
import { Verify } from '@/components/audit/verify';
import { TwoLineCard } from '@/components/data-table/two-line-card';
import { useFilterBuilders } from '@/components/list-page/filters/use-filter-builders';
import { ListPage } from '@/components/list-page/list-page';
import { useList } from '@/components/list-page/use-list';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { staff } from '@/lib/contracts/office/staff/staff';
import { formatDateTimeSeconds } from '@/lib/format/date-text';
import { auditList } from '@/lib/lists/audit';
import { useAuditColumns, whereOf } from './columns';

type AuditListProps = {
  /** The pages the reader may open. */
  pages: readonly string[];
  mayExport: boolean;
};

export function AuditList({ pages, mayExport }: AuditListProps) {
  const t = useTranslations('audit');
  const tEntry = useTranslations('auditEntry');
  const tKind = useTranslations('operation.kinds');
  const settings = useDisplaySettings();
  const state = useList(auditList);
  const { days, several, choice, text } = useFilterBuilders(state);
  const people = useEndpointQuery(staff.list, { query: { page: 1, limit: 100 } }).data?.items ?? [];
  const sentence = useAuditSentence(pages);
  return (
    <ListPage
      state={state}
      title={t('title')}
      caption={t('title')}
      mayExport={mayExport}
      search={{ placeholder: tEntry('search') }}
      filters={[
        days('from', 'to'),
        text('object', t('columns.object')),
        choice(
          'actor',
          t('columns.actor'),
          people.map(({ id, name }) => ({ value: id, label: name })),
        ),
        several('action', t('columns.action'), (action) => t(`actions.${action}`)),
        several('operation', t('columns.operation'), (kind) => tKind(kind)),
        several('result', t('columns.result'), (result) => t(result)),
      ]}
      end={<Verify showsAnchors />}
      columns={useAuditColumns(pages)}
      rowId={({ id }) => id}
      rowHref={({ id }) => `/settings/audit/${id}`}
      rowName={sentence.text}
      card={(row) => (
        <TwoLineCard
          title={<span className="whitespace-normal">{sentence.text(row)}</span>}
          meta={[formatDateTimeSeconds(row.at, settings), row.actor ?? t('system'), whereOf(row)].filter(Boolean).join(' · ')}
          badge={<Result entry={row} />}
        />
      )}
      empty={{ title: t('emptyTitle') }}
    />
  );
}
