'use client';

import { useTranslations } from 'use-intl';
import { ExportCancel } from '@/components/export/export-cancel';
import { ExportDownload } from '@/components/export/export-download';
import { useExportSentence } from '@/components/export/use-export-sentence';
import { isUnderWay } from '@/components/export/use-exports';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import type { ExportRecord } from '@/lib/contracts/office/files/exports.shape';
import { formatDateTime } from '@/lib/format/date-text';
import { FileRow } from './file-row';

/** An export of one's own: being written, waiting to be picked up, or come to nothing. */
export function ExportItem({ item }: { item: ExportRecord }) {
  const t = useTranslations('exports');
  const tFiles = useTranslations('files');
  const tZones = useTranslations('app.zones');
  const settings = useDisplaySettings();
  const sentence = useExportSentence();
  const { id, name, form, state, filters, zone, period, createdAt, until } = item;
  const facts = [
    t(`forms.${form}`),
    // The days stand in the sentence already.
    ...filters.filter(({ label }) => !period || label !== t('head.range')).map(({ label, text }) => `${label}: ${text}`),
    ...(zone === settings.zone ? [] : [`${t('head.zone')}: ${tZones(zone)}`]),
  ];
  const origin = [
    tFiles('byYou'),
    tFiles('askedAt', { at: formatDateTime(createdAt, settings) }),
    ...(until ? [tFiles('until', { at: formatDateTime(until, settings) })] : []),
  ];
  return (
    <FileRow name={name} state={state} text={sentence(item)} facts={facts} origin={origin}>
      {isUnderWay(item) && <ExportCancel id={id} size="small" />}
      {state === 'ready' && <ExportDownload item={item} size="small" />}
    </FileRow>
  );
}
