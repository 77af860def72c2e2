'use client';

import { useTranslations } from 'use-intl';
import { FileNotice } from '@/components/file/file-notice';
import { useJobCompletion } from '@/components/file/use-job-completion';
import { ExportDownload } from './export-download';
import { isUnderWay, useExports } from './use-exports';

/** Says when an export that was under way can be picked up. */
export function ExportNotice() {
  const t = useTranslations('exports');
  const { ready, dismiss } = useJobCompletion(useExports().data?.items, isUnderWay, ({ state }) => state === 'ready');
  if (!ready) return null;
  return <FileNotice text={t('notice', { name: ready.name })} action={<ExportDownload item={ready} size="small" />} onClose={dismiss} />;
}
