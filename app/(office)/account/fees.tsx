'use client';

import { useLocale, useTranslations } from 'use-intl';
import { Fact, FactGroup, Facts } from '@/components/ui/data/facts';
import { isZeroReais, type Reais } from '@/lib/format/money/money';
import { formatReais } from '@/lib/format/money/money-text';
import type { AccountRecord } from './account-record';

type Fee = NonNullable<AccountRecord['serviceFee']>;

/** What each movement costs: a fixed part, a share, and the least it comes to, as far as the account is charged them. */
export function Fees({ fee }: { fee: Fee | null }) {
  const t = useTranslations('account');
  const locale = useLocale();
  if (!fee) return null;
  const rule = (side: 'cashIn' | 'cashOut') => {
    const [fixed, percent, minimum] = [fee[`${side}Fixed`], fee[`${side}Percent`], fee[`${side}Minimum`]];
    const parts = [
      ...(isCharged(fixed) ? [formatReais(fixed, locale)] : []),
      ...(percent ? [`${new Intl.NumberFormat(locale, { maximumFractionDigits: 4 }).format(percent)} %`] : []),
    ];
    const text = parts.join(' + ') || t('noFee');
    return isCharged(minimum) ? t('feeAtLeast', { fee: text, minimum: formatReais(minimum, locale) }) : text;
  };
  return (
    <FactGroup title={t('fees')}>
      <Facts>
        <Fact term={t('feeIn')}>{rule('cashIn')}</Fact>
        <Fact term={t('feeOut')}>{rule('cashOut')}</Fact>
      </Facts>
    </FactGroup>
  );
}

function isCharged(amount: Reais | null | undefined): amount is Reais {
  return amount !== null && amount !== undefined && !isZeroReais(amount);
}
