'use client';

import { useLocale, useTranslations } from 'use-intl';
import type { ExportRecord } from '@/lib/contracts/office/files/exports.shape';
import { formatReais } from '@/lib/format/money-text';

/** Where an export stands, in words: rows so far, what it came to, or why there is none. */
export function useExportSentence(): (item: ExportRecord) => string {
  const t = useTranslations('exports');
  const locale = useLocale();
  return ({ state, rows, sum, code }) => {
    if (state === 'failed') return t('failed', { code: code ?? '' });
    if (state === 'cancelled') return t('cancelled');
    if (state !== 'ready') return t('progress', { rows });
    return sum === null ? t('ready', { rows }) : t('readySum', { rows, sum: formatReais(sum, locale) });
  };
}
