'use client';

import { useTranslations } from 'use-intl';
import { FileNotice } from '@/components/file/file-notice';
import type { ExportRecord } from '@/lib/contracts/office/files/exports.shape';
import { ExportDownload } from './export-download';

/** The sentence about an export that can be picked up, with the way to it. */
export function ReadyExport({ item, onClose }: { item: ExportRecord; onClose: () => void }) {
  const t = useTranslations('exports');
  return <FileNotice text={t('notice', { name: item.name })} action={<ExportDownload item={item} size="small" />} onClose={onClose} />;
}
