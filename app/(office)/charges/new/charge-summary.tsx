'use client';

import { useLocale, useTranslations } from 'use-intl';
import { useMoneyWords } from '@/components/form/use-money-words';
import { OperationSummary, SummaryLine } from '@/components/operation/operation-summary';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { useNow } from '@/lib/client/use-now';
import { useZoneName } from '@/lib/client/use-zone-name';
import { formatDateTime, formatDuration } from '@/lib/format/date-text';
import { type Reais, subtractReais } from '@/lib/format/money/money';
import { formatReais } from '@/lib/format/money/money-text';

type ChargeSummaryProps = { amount: Reais | null; name: string; expiresIn: number | null; fee: Reais | null };

/** What sending would do, rewritten while the form is filled. */
export function ChargeSummary({ amount, name, expiresIn, fee }: ChargeSummaryProps) {
  const t = useTranslations('chargeForm.summary');
  const locale = useLocale();
  const settings = useDisplaySettings();
  const zone = useZoneName();
  const now = useNow();
  const words = useMoneyWords(amount);
  const text = amount && formatReais(amount, locale);
  const who = name.trim() || t('anyone');
  return (
    <OperationSummary title={t('title')}>
      <SummaryLine icon="qr">{text === null ? t('noAmount') : t('asks', { who, amount: text, words: words ?? text })}</SummaryLine>
      <SummaryLine icon="clock">
        {expiresIn === null
          ? t('noTime')
          : now === null
            ? t('lasts', { duration: formatDuration(expiresIn * 1000) })
            : t('until', {
                at: formatDateTime(new Date(now + expiresIn * 1000), settings),
                zone,
                duration: formatDuration(expiresIn * 1000),
              })}
      </SummaryLine>
      <SummaryLine icon="arrow-in">
        {amount === null || text === null
          ? t('arrives')
          : fee === null
            ? t('feeUnknown', { amount: text })
            : t('net', { net: formatReais(subtractReais(amount, fee), locale), fee: formatReais(fee, locale) })}
      </SummaryLine>
      <SummaryLine icon="check">{t('nothingMoves')}</SummaryLine>
    </OperationSummary>
  );
}
