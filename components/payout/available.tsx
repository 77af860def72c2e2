'use client';

import { useLocale, useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { Button } from '@/components/ui/action/button';
import { isZeroReais, type Reais, toReais } from '@/lib/format/money/money';
import { formatReais } from '@/lib/format/money/money-text';
import { maxPayout, minimumFee, type PayoutLimits, payoutBlock } from './payout-limits';

/**
 * The available balance with a button for the largest amount (the balance minus the fee, within the limits), the fee, the limits of a
 * payment, and why nothing can be paid.
 */
export function Available({ limits, onAll }: { limits: PayoutLimits; onAll: (amount: Reais) => void }) {
  const t = useTranslations('payout');
  const locale = useLocale();
  const { available, min, max } = limits;
  const payable = maxPayout(limits);
  const block = payoutBlock(limits);
  const fee = minimumFee(limits);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {available && <span className="numbers text-cell text-muted">{t('available', { amount: formatReais(available, locale) })}</span>}
      {payable && (
        <Button size="small" onClick={() => onAll(payable)}>
          {t('all', { amount: formatReais(payable, locale) })}
        </Button>
      )}
      {fee && !isZeroReais(fee) && <span className="numbers text-meta text-muted">{t('fee', { fee: formatReais(fee, locale) })}</span>}
      {block && (
        <Note tone="amber" live>
          {block === 'day'
            ? t('blocked.day', { left: formatReais(limits.daily?.left ?? min, locale), min: formatReais(min, locale) })
            : t('blocked.balance', {
                available: formatReais(available ?? min, locale),
                min: formatReais(min, locale),
                fee: formatReais(fee ?? toReais(0), locale),
              })}
        </Note>
      )}
      {max && (
        <span className="numbers text-meta text-faint">
          {t('between', { min: formatReais(min, locale), max: formatReais(max, locale) })}
        </span>
      )}
    </div>
  );
}
