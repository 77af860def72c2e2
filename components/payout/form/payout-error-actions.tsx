'use client';

import { useLocale, useTranslations } from 'use-intl';
import { maxPayout, type PayoutLimits } from '@/components/payout/payout-limits';
import { ExceededLimit } from '@/components/spending-limit/exceeded-limit';
import { Button } from '@/components/ui/action/button';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import type { Problem } from '@/lib/contracts/problem/problem';
import { formatDateTime } from '@/lib/format/date-text';
import type { Reais } from '@/lib/format/money/money';
import { formatReais } from '@/lib/format/money/money-text';

type PayoutErrorActionsProps = { problem: Problem; limits: PayoutLimits; onAmount: (amount: Reais) => void; onLookUp?: () => void };

/** Actions for a refused payout, in addition to the text of its code. */
export function PayoutErrorActions({ problem, limits, onAmount, onLookUp }: PayoutErrorActionsProps) {
  const t = useTranslations('payout.errorActions');
  const locale = useLocale();
  const settings = useDisplaySettings();
  const { available, min, max, daily } = limits;
  const payable = maxPayout(limits);
  switch (problem.errorCode) {
    case 'SVC200':
      return (
        <>
          {available && <p className="numbers w-full font-medium">{t('balance', { amount: formatReais(available, locale) })}</p>}
          {payable && <Button onClick={() => onAmount(payable)}>{t('useMost', { amount: formatReais(payable, locale) })}</Button>}
        </>
      );
    case 'SVS202':
      return (
        daily && (
          <p className="numbers w-full font-medium">
            {t('daily', { left: formatReais(daily.left, locale), limit: formatReais(daily.limit, locale) })}{' '}
            {daily.resetAt && t('dailyReset', { at: formatDateTime(daily.resetAt, settings) })}
          </p>
        )
      );
    case 'SVS600':
    case 'SVS601':
    case 'SVS602':
      return (
        <p className="numbers w-full font-medium">
          {max
            ? t('between', { min: formatReais(min, locale), max: formatReais(max, locale) })
            : t('from', { min: formatReais(min, locale) })}
        </p>
      );
    case 'SVA203': {
      const address = problem.details.find(({ field }) => field === 'address')?.reason;
      return <p className="numbers w-full font-medium">{address ? t('address', { address }) : t('noAddress')}</p>;
    }
    case ownCodes.spendingLimitExceeded:
      return <ExceededLimit problem={problem} />;
    case 'SVS603':
    case 'SVS604':
    case ownCodes.payeeNotConfirmed:
    case ownCodes.holderChanged:
    case ownCodes.confirmationUsed:
    case ownCodes.payeeChanged:
      return onLookUp && <Button onClick={onLookUp}>{t('lookUpAgain')}</Button>;
    default:
      return null;
  }
}
