'use client';

import { useLocale, useTranslations } from 'use-intl';
import { Fact, FactGroup, Facts } from '@/components/ui/data/facts';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { businessDay } from '@/lib/format/date';
import { formatDateTime, formatDay } from '@/lib/format/date-text';
import { type Reais, reaisToNumber, toReais } from '@/lib/format/money/money';
import { formatReais } from '@/lib/format/money/money-text';
import { serviceZone } from '@/lib/format/zone';
import type { AccountRecord } from './account-record';

const zero = toReais(0);

export function Limits({ account }: { account: AccountRecord }) {
  const t = useTranslations('account');
  const locale = useLocale();
  const settings = useDisplaySettings();
  const { cashInTicketMin, cashInTicketMax, cashOutTicketMin, cashOutTicketMax, dailyWithdrawLimit } = account;
  const between = (min: Reais | null, max: Reais | null) =>
    t('between', { min: min ? formatReais(min, locale) : '–', max: max ? formatReais(max, locale) : '–' });
  return (
    <FactGroup title={t('limits')}>
      <Facts>
        {(cashInTicketMin || cashInTicketMax) && <Fact term={t('cashIn')}>{between(cashInTicketMin, cashInTicketMax)}</Fact>}
        {(cashOutTicketMin || cashOutTicketMax) && <Fact term={t('cashOut')}>{between(cashOutTicketMin, cashOutTicketMax)}</Fact>}
        {dailyWithdrawLimit?.limit && (
          <Fact term={t('daily')}>
            <span className="w-full">
              {t(dailyWithdrawLimit.lastReset ? 'dailyUsedOn' : 'dailyUsed', {
                used: formatReais(dailyWithdrawLimit.used ?? zero, locale),
                limit: formatReais(dailyWithdrawLimit.limit, locale),
                day: dailyWithdrawLimit.lastReset ? formatDay(businessDay(dailyWithdrawLimit.lastReset, serviceZone), locale) : '',
              })}
            </span>
            <meter
              className="meter-bar w-full max-w-[320px]"
              min={0}
              max={reaisToNumber(dailyWithdrawLimit.limit)}
              value={reaisToNumber(dailyWithdrawLimit.used ?? zero)}
              aria-label={t('daily')}
            />
            <span className="w-full text-meta text-faint">
              {[
                dailyWithdrawLimit.lastReset && t('dailyReset', { at: formatDateTime(dailyWithdrawLimit.lastReset, settings) }),
                dailyWithdrawLimit.updatedAt && t('dailyUpdated', { at: formatDateTime(dailyWithdrawLimit.updatedAt, settings) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </Fact>
        )}
      </Facts>
    </FactGroup>
  );
}
