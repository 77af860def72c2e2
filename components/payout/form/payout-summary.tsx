'use client';

import { useLocale, useTranslations } from 'use-intl';
import { estimateFee } from '@/components/account/estimate-fee';
import { balanceAfter, type PayoutLimits } from '@/components/payout/payout-limits';
import { Happens, HappensLine } from '@/components/ui/happens';
import { compareReais, isZeroReais, type Reais, subtractReais, toReais } from '@/lib/format/money';
import { formatReais } from '@/lib/format/money-text';
import { moneyWords } from '@/lib/format/money-words';

const zero = toReais(0);

type PayoutHappensProps = {
  amount: Reais | null;
  /** Whom it pays, once that is known. */
  who: string | null;
  means: PayoutLimits;
  /** A transfer is free and outside the limit of the day (interface: Internal transfer). */
  free?: boolean;
};

/** What sending would do, rewritten while the form is filled. */
export function PayoutSummary({ amount, who, means, free = false }: PayoutHappensProps) {
  const t = useTranslations('payout.happens');
  const locale = useLocale();
  const fees = free ? null : means.fees;
  const fee = free ? zero : amount && estimateFee('cashOut', amount, fees);
  const after = amount && balanceAfter(amount, { available: means.available, fees });
  const short = after !== null && compareReais(after, zero) < 0;
  const left = means.daily && subtractReais(means.daily.left, amount ?? zero);
  return (
    <Happens title={t('title')}>
      <HappensLine icon="arrow-out">
        {amount === null
          ? t('noAmount')
          : t('pays', { who: who ?? t('someone'), amount: formatReais(amount, locale), words: moneyWords(amount, locale) })}
      </HappensLine>
      <HappensLine icon="bank" warns={short}>
        {after === null
          ? t('noBalance')
          : short
            ? t('short', { missing: formatReais(subtractReais(zero, after), locale) })
            : t('after', { after: formatReais(after, locale) })}{' '}
        {fee !== null && (isZeroReais(fee) ? t('free') : t('fee', { fee: formatReais(fee, locale) }))}
        {fee === null && amount !== null && t('feeUnknown')}
      </HappensLine>
      {!free && means.daily && (
        <HappensLine icon="clock" warns={left !== null && compareReais(left, zero) < 0}>
          {left !== null && compareReais(left, zero) < 0
            ? t('dailyOver', { left: formatReais(means.daily.left, locale) })
            : t('daily', { left: formatReais(left ?? zero, locale), limit: formatReais(means.daily.limit, locale) })}
        </HappensLine>
      )}
      <HappensLine icon="lock">{t('final')}</HappensLine>
    </Happens>
  );
}
