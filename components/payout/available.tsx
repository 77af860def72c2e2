'use client';

import { useLocale, useTranslations } from 'use-intl';
import { Button } from '@/components/ui/action/button';
import type { Reais } from '@/lib/format/money';
import { formatReais } from '@/lib/format/money-text';
import { maxPayout, type PayoutLimits } from './payout-limits';

/** What there is, all of it at one press (the balance minus the fee, within the limits), and how much one payment may be. */
export function Available({ limits, onAll }: { limits: PayoutLimits; onAll: (amount: Reais) => void }) {
  const t = useTranslations('payout');
  const locale = useLocale();
  const { available, min, max } = limits;
  const most = maxPayout(limits);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {available && <span className="numbers text-cell text-muted">{t('available', { amount: formatReais(available, locale) })}</span>}
      {most && (
        <Button size="small" onClick={() => onAll(most)}>
          {t('all', { amount: formatReais(most, locale) })}
        </Button>
      )}
      {max && (
        <span className="numbers text-meta text-faint">
          {t('between', { min: formatReais(min, locale), max: formatReais(max, locale) })}
        </span>
      )}
    </div>
  );
}
