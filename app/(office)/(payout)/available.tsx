'use client';

import { useLocale, useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import type { Reais } from '@/lib/format/money';
import { formatReais } from '@/lib/format/money-text';
import { type Means, mostPayable } from './means';

/** What there is, and all of it at one press: the balance minus the fee, within the limits. */
export function Available({ means, onAll }: { means: Means; onAll: (amount: Reais) => void }) {
  const t = useTranslations('payout');
  const locale = useLocale();
  const { available } = means;
  const most = mostPayable(means);
  if (available === null) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="numbers text-cell text-muted">{t('available', { amount: formatReais(available, locale) })}</span>
      {most && (
        <Button size="small" onClick={() => onAll(most)}>
          {t('all', { amount: formatReais(most, locale) })}
        </Button>
      )}
    </div>
  );
}
