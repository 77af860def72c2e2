'use client';

import { useLocale, useTranslations } from 'use-intl';
import { Fact, FactGroup, Facts } from '@/components/ui/facts';
import { formatReais } from '@/lib/format/money-text';
import type { AccountRecord } from './account-record';

type Fee = NonNullable<AccountRecord['serviceFee']>;

/** What each movement costs: a fixed part, a share, and the least it comes to. */
export function Fees({ fee }: { fee: Fee | null }) {
  const t = useTranslations('account');
  const locale = useLocale();
  if (!fee) return null;
  const rule = (side: 'cashIn' | 'cashOut') => {
    const fixed = fee[`${side}Fixed`];
    const minimum = fee[`${side}Minimum`];
    return t('feeRule', {
      fixed: fixed ? formatReais(fixed, locale) : '–',
      percent: new Intl.NumberFormat(locale, { maximumFractionDigits: 4 }).format(fee[`${side}Percent`] ?? 0).concat(' %'),
      minimum: minimum ? formatReais(minimum, locale) : '–',
    });
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
