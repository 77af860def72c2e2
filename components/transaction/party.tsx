'use client';

import { useLocale, useTranslations } from 'use-intl';
import { Tag } from '@/components/ui/data/tag';
import type { Transaction } from '@/lib/contracts/shapes';
import { partyName } from '@/lib/domain/transaction-party';
import { compareReais, isZeroReais } from '@/lib/format/money';
import { formatReaisParts } from '@/lib/format/money-text';

/** Who is on the other side, with what is worth knowing about it at a glance. */
export function Party({ transaction }: { transaction: Transaction }) {
  const t = useTranslations();
  const locale = useLocale();
  const { refundAmount, amount, status } = transaction;
  const partly = refundAmount !== null && !isZeroReais(refundAmount) && compareReais(refundAmount, amount) < 0 && status === 'COMPLETED';
  return (
    <span className="flex min-w-0 items-center gap-2">
      <span className="truncate">{partyName(transaction) ?? t('app.none')}</span>
      {partly && (
        <Tag tone="grey" icon="turning-arrow">
          {formatReaisParts(refundAmount, locale).number}
          <span className="sr-only"> {t('transactions.refunded')}</span>
        </Tag>
      )}
    </span>
  );
}
