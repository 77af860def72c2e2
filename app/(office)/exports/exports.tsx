'use client';

import { useTranslations } from 'use-intl';
import { ExportCancel } from '@/components/export/export-cancel';
import { ExportDownload } from '@/components/export/export-download';
import { useExportSentence } from '@/components/export/use-export-sentence';
import { isUnderWay, useExports } from '@/components/export/use-exports';
import { FileList } from '@/components/file/file-list';
import { PageHeader } from '@/components/shell/page-header';
import { useFreshness } from '@/components/shell/use-freshness';
import { Badge, type Tone } from '@/components/ui/data/badge';
import type { IconName } from '@/components/ui/icon/icon-paths';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import type { ExportState } from '@/lib/contracts/office/files/exports';
import type { ExportRecord } from '@/lib/contracts/office/files/exports.shape';
import { formatDateTime } from '@/lib/format/date-text';

const looks: Record<ExportState, { tone: Tone; icon: IconName }> = {
  waiting: { tone: 'grey', icon: 'clock' },
  running: { tone: 'blue', icon: 'hourglass' },
  ready: { tone: 'green', icon: 'check' },
  failed: { tone: 'red', icon: 'triangle' },
  cancelled: { tone: 'grey', icon: 'cross' },
};

/** One's own files: what is being written, what waits to be picked up, and what came to nothing. */
export function Exports() {
  const t = useTranslations('exports');
  const reading = useExports();
  return (
    <>
      <PageHeader title={t('title')} meta={useFreshness(reading)} />
      <div className="grid gap-4 px-4 pb-8 sm:px-6">
        <p className="text-muted">{t('text')}</p>
        <FileList reading={reading} label={t('list')} emptyTitle={t('emptyTitle')} emptyText={t('emptyText')}>
          {(item) => <Item key={item.id} item={item} />}
        </FileList>
      </div>
    </>
  );
}

function Item({ item }: { item: ExportRecord }) {
  const t = useTranslations('exports');
  const settings = useDisplaySettings();
  const sentence = useExportSentence();
  const tZones = useTranslations('app.zones');
  const { id, name, form, state, filters, zone, createdAt, until } = item;
  const facts = [
    t(`forms.${form}`),
    ...filters.map(({ label, text }) => `${label}: ${text}`),
    ...(zone === settings.zone ? [] : [`${t('head.zone')}: ${tZones(zone)}`]),
    t('askedAt', { at: formatDateTime(createdAt, settings) }),
    ...(until ? [t('until', { at: formatDateTime(until, settings) })] : []),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
          {name}
          <Badge weight="outlined" {...looks[state]}>
            {t(`state.${state}`)}
          </Badge>
        </p>
        <p className="numbers text-cell">{sentence(item)}</p>
        <p className="numbers text-meta text-muted">{facts.join(' · ')}</p>
      </div>
      {isUnderWay(item) && <ExportCancel id={id} size="small" />}
      {state === 'ready' && <ExportDownload item={item} size="small" />}
    </li>
  );
}
