'use client';

import { useLocale, useTranslations } from 'use-intl';
import { useMoneyWords } from '@/components/form/use-money-words';
import { OperationSummary, SummaryLine } from '@/components/operation/operation-summary';
import { formatReais } from '@/lib/format/money/money-text';
import { PayoutForecast, type PayoutForecastProps } from './payout-forecast';

/** The effect of sending, updated while the form is filled. `who` is the receiver, once known. */
export function PayoutSummary({ who, ...forecast }: PayoutForecastProps & { who: string | null }) {
  const t = useTranslations('payout.summary');
  const tPlan = useTranslations('payout.plan');
  const locale = useLocale();
  const { amount } = forecast;
  const words = useMoneyWords(amount);
  const text = amount && formatReais(amount, locale);
  return (
    <OperationSummary title={t('title')}>
      <SummaryLine icon="arrow-out">
        {text === null ? t('noAmount') : t('pays', { who: who ?? t('someone'), amount: text, words: words ?? text })}
      </SummaryLine>
      <PayoutForecast {...forecast} />
      <SummaryLine icon="lock">{forecast.plannedFor ? tPlan('final') : t('final')}</SummaryLine>
    </OperationSummary>
  );
}
