'use client';

import { useLocale, useTranslations } from 'use-intl';
import { Button } from '@/components/ui/action/button';
import { Fact, Facts } from '@/components/ui/data/facts';
import { Card } from '@/components/ui/layout/card';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import type { SpendingLimitRecord } from '@/lib/contracts/office/approvals/spending-limits.shape';
import { formatDateTime } from '@/lib/format/date-text';
import type { Reais } from '@/lib/format/money/money';
import { formatReais } from '@/lib/format/money/money-text';
import { useScopeName } from './use-scope-name';

/** The limits of one role or person. */
export function LimitCard({ record, onEdit }: { record: SpendingLimitRecord; onEdit: (() => void) | null }) {
  const t = useTranslations('spendingLimits');
  const locale = useLocale();
  const settings = useDisplaySettings();
  const nameOf = useScopeName();
  const { version, changedBy, changedAt, payoutsPerDay, refundsPerDay, newPayeePerDay, firstPaymentWaitHours, night, enabled } = record;
  const money = (amount: Reais | null) => <span className="numbers">{amount === null ? t('none') : formatReais(amount, locale)}</span>;
  return (
    <Card
      title={nameOf(record)}
      meta={t('version', { version, person: changedBy, at: formatDateTime(changedAt, settings) })}
      action={
        onEdit && (
          <Button size="small" onClick={onEdit}>
            {t('change')}
          </Button>
        )
      }
    >
      <Facts>
        <Fact term={t('status')}>{t(enabled ? 'on' : 'off')}</Fact>
        <Fact term={t('payoutsPerDay')}>{money(payoutsPerDay)}</Fact>
        <Fact term={t('night')}>
          <span className="numbers">{night ? t('nightText', { ...night, amount: formatReais(night.amount, locale) }) : t('none')}</span>
        </Fact>
        <Fact term={t('newPayeePerDay')}>{money(newPayeePerDay)}</Fact>
        <Fact term={t('firstPayment')}>
          {firstPaymentWaitHours === null ? t('noWait') : t('waitText', { count: firstPaymentWaitHours })}
        </Fact>
        <Fact term={t('refundsPerDay')}>{money(refundsPerDay)}</Fact>
      </Facts>
    </Card>
  );
}
