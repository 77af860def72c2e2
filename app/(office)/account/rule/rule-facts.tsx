'use client';

import { useLocale, useTranslations } from 'use-intl';
import { Fact, Facts } from '@/components/ui/data/facts';
import type { AutoWithdrawRule } from '@/lib/domain/auto-withdraw-rule';
import { formatPixKey } from '@/lib/format/identifier/pix-key-text';
import { toReais } from '@/lib/format/money/money';
import { formatReais } from '@/lib/format/money/money-text';
import { weekdays } from './weekdays';

/** A rule in words: whether it withdraws, when, where to, and what it leaves. */
export function RuleFacts({ rule }: { rule: AutoWithdrawRule }) {
  const t = useTranslations('autoWithdraw');
  const tTypes = useTranslations('pixKeyTypes');
  const locale = useLocale();
  const { enabled, pixKey, pixType, frequency, weekday, dayOfMonth, minimumBalance, keepBalance } = rule;
  const day = weekdays[weekday ?? 0] ?? 'sunday';
  const when =
    frequency === 'WEEKLY'
      ? t('weekly', { day: t(`weekdays.${day}`) })
      : frequency === 'MONTHLY'
        ? t('monthly', { day: dayOfMonth ?? 1 })
        : t(`when.${frequency}`);
  return (
    <Facts>
      <Fact term={t('state')}>{t(enabled ? 'on' : 'off')}</Fact>
      <Fact term={t('frequency')}>{when}</Fact>
      <Fact term={t('key')}>
        <span className="mono break-all">{formatPixKey(pixKey, pixType)}</span> <span className="text-muted">({tTypes(pixType)})</span>
      </Fact>
      <Fact term={t('minimum')}>
        <span className="numbers">{formatReais(toReais(minimumBalance), locale)}</span>
      </Fact>
      {keepBalance !== undefined && (
        <Fact term={t('keepBalance')}>
          <span className="numbers">{formatReais(toReais(keepBalance), locale)}</span>
        </Fact>
      )}
    </Facts>
  );
}
