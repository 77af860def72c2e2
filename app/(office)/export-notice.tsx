'use client';

import { useTranslations } from 'use-intl';
import { ExportDownload } from './export-download';
import { FileNotice } from './file-notice';
import { useAwaited } from './use-awaited';
import { isUnderWay, useExports } from './use-exports';

/** Says when an export that was under way can be picked up. */
export function ExportNotice() {
  const t = useTranslations('exports');
  const { ready, dismiss } = useAwaited(useExports().data?.items, isUnderWay, ({ state }) => state === 'ready');
  if (!ready) return null;
  return <FileNotice text={t('notice', { name: ready.name })} act={<ExportDownload item={ready} size="small" />} onClose={dismiss} />;
}
