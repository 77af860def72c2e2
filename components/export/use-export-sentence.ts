'use client';

import { useLocale, useTranslations } from 'use-intl';
import type { ExportRecord } from '@/lib/contracts/office/files/exports.shape';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { formatDayRange } from '@/lib/format/date-text';
import { formatReais } from '@/lib/format/money/money-text';

/** The progress of an export in words: rows so far, its days and the amounts moved, or why it failed. */
export function useExportSentence(): (item: ExportRecord) => string {
  const t = useTranslations('exports');
  const locale = useLocale();
  return ({ state, rows, totals, period, code }) => {
    if (state === 'failed') return code === ownCodes.sheetFull ? t('sheetFull') : t('failed', { code: code ?? '' });
    if (state === 'cancelled') return t('cancelled');
    if (state !== 'ready') return t('progress', { rows });
    const sums = totals?.lines.map(({ line, amount }) => `${t(`totals.${line}`)} ${formatReais(amount, locale)}`) ?? [];
    const apart = totals?.apart ? [t('apartText', { count: totals.apart })] : [];
    return [...(period ? [formatDayRange(period.from, period.to, locale)] : []), t('ready', { rows }), ...sums, ...apart].join(' · ');
  };
}
