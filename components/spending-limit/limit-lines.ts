import type { useTranslations } from 'use-intl';
import type { RecordOf } from '@/lib/contracts/shapes';
import type { Locale } from '@/lib/format/locale';
import { formatReais } from '@/lib/format/money/money-text';

type Words = ReturnType<typeof useTranslations<'spendingLimit.note'>>;

/** What a person may still send or refund, a sentence for each limit; empty where nothing limits them. */
export function limitLines(mine: RecordOf<'spendingLimits.mine'>, kind: 'payout' | 'refund', t: Words, locale: Locale): string[] {
  const { payouts, refunds, newPayeePerDay, firstPaymentWaitHours, night } = mine;
  const money = (amount: Parameters<typeof formatReais>[0]) => formatReais(amount, locale);
  if (kind === 'refund') return refunds ? [t('refunds', { left: money(refunds.left), limit: money(refunds.limit) })] : [];
  return [
    ...(payouts ? [t('payouts', { left: money(payouts.left), limit: money(payouts.limit) })] : []),
    ...(night?.isNow ? [t('tonight', { left: money(night.left), limit: money(night.limit) })] : []),
    ...(night && !night.isNow ? [t('night', { from: night.from, until: night.until, limit: money(night.limit) })] : []),
    ...(newPayeePerDay ? [t('newPayee', { limit: money(newPayeePerDay) })] : []),
    ...(firstPaymentWaitHours ? [t('firstPayment', { hours: firstPaymentWaitHours })] : []),
  ];
}
