'use client';

import { useLocale, useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import type { Transaction } from '@/lib/contracts/shapes';
import { formatReais } from '@/lib/format/money/money-text';

/** What is being waited for, or what became of money that did not arrive. Nothing where all is well. */
export function PayoutStage({ payout }: { payout: Transaction }) {
  const t = useTranslations('payout.stage');
  const locale = useLocale();
  const { status, amount, cancellationReason } = payout;
  const values = { amount: formatReais(amount, locale) };
  switch (status) {
    case 'PENDING':
      return (
        <Note tone="blue" live>
          {t('pending', values)}
        </Note>
      );
    case 'CANCELED':
    case 'ERROR':
      return (
        <Note tone="amber" live>
          {t(status === 'CANCELED' ? 'canceled' : 'error', values)} {cancellationReason && t('reason', { reason: cancellationReason })}
        </Note>
      );
    default:
      return null;
  }
}
