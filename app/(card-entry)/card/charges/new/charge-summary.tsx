'use client';

import { useLocale, useTranslations } from 'use-intl';
import { OperationSummary, SummaryLine } from '@/components/operation/operation-summary';
import { formatCents } from '@/lib/format/money/currency';
import type { readEntry } from './read-entry';
import { useInstalmentWords } from './use-instalment-words';

/** What sending would do, rewritten while the form is filled. */
export function ChargeSummary({ entry: { amount, installments, interval } }: { entry: ReturnType<typeof readEntry> }) {
  const t = useTranslations('cardEntry');
  const locale = useLocale();
  const instalmentWords = useInstalmentWords();
  return (
    <OperationSummary title={t('summary.title')}>
      <SummaryLine icon="card">
        {amount === null
          ? t('summary.noAmount')
          : t(installments === 1 ? 'summary.once' : 'summary.charges', {
              amount: formatCents(amount, locale),
              parts: instalmentWords(amount, installments),
            })}
      </SummaryLine>
      {interval && <SummaryLine icon="repeat">{t(`summary.${interval}`)}</SummaryLine>}
      <SummaryLine icon="swap">{t('summary.onlyReais')}</SummaryLine>
      <SummaryLine icon="shield">{t('summary.issuer')}</SummaryLine>
      <SummaryLine icon="lock">{t('card.notStored')}</SummaryLine>
    </OperationSummary>
  );
}
