'use client';

import { useLocale, useTranslations } from 'use-intl';
import { estimateFee } from '@/components/account/estimate-fee';
import { SummaryLine } from '@/components/operation/operation-summary';
import { balanceAfter, type PayoutLimits } from '@/components/payout/payout-limits';
import { compareReais, isZeroReais, type Reais, subtractReais, toReais } from '@/lib/format/money/money';
import { formatReais } from '@/lib/format/money/money-text';

const zero = toReais(0);

export type PayoutForecastProps = {
  amount: Reais | null;
  limits: PayoutLimits;
  /** A transfer is free and outside the limit of the day (interface: Internal transfer). */
  free?: boolean;
  /** The later day it goes, in words: the balance and the limit are then those of that day, which nobody knows. */
  plannedFor?: string | null;
};

/** The balance after a payment, with its fee, and what is left of the day's limit. */
export function PayoutForecast({ amount, limits, free = false, plannedFor = null }: PayoutForecastProps) {
  const t = useTranslations('payout.summary');
  const tPlan = useTranslations('payout.plan');
  const locale = useLocale();
  if (plannedFor !== null) return <SummaryLine icon="clock">{tPlan('going', { day: plannedFor })}</SummaryLine>;
  const { available, daily } = limits;
  const fees = free ? null : limits.fees;
  const fee = free ? zero : amount && estimateFee('cashOut', amount, fees);
  const after = amount && balanceAfter(amount, { available, fees });
  const short = after !== null && compareReais(after, zero) < 0;
  const left = daily && subtractReais(daily.left, amount ?? zero);
  const over = left !== null && compareReais(left, zero) < 0;
  return (
    <>
      <SummaryLine icon="bank" warns={short}>
        {after === null
          ? t('noBalance')
          : short
            ? t('short', { missing: formatReais(subtractReais(zero, after), locale) })
            : t('after', { after: formatReais(after, locale) })}{' '}
        {fee !== null && (isZeroReais(fee) ? t('free') : t('fee', { fee: formatReais(fee, locale) }))}
        {fee === null && amount !== null && t('feeUnknown')}
      </SummaryLine>
      {!free && daily && (
        <SummaryLine icon="clock" warns={over}>
          {over
            ? t('dailyOver', { left: formatReais(daily.left, locale) })
            : t('daily', { left: formatReais(left ?? zero, locale), limit: formatReais(daily.limit, locale) })}
        </SummaryLine>
      )}
    </>
  );
}
