'use client';

import { useLocale, useTranslations } from 'use-intl';
import { Tag } from '@/components/ui/data/tag';
import type { Transaction } from '@/lib/contracts/shapes';
import { refundParts } from '@/lib/domain/payment/refund-parts';
import { compareReais, isZeroReais, type Reais } from '@/lib/format/money/money';
import { formatReaisParts } from '@/lib/format/money/money-text';

/** The completed, pending and failed refunds of a payment, as tags of different shapes. Nothing where the status says it already. */
export function RefundTag({ transaction }: { transaction: Transaction }) {
  const t = useTranslations('transactions.refundTag');
  const locale = useLocale();
  const { state, total } = refundParts(transaction);
  const part = total !== null && !isZeroReais(total) ? total : null;
  const number = (value: Reais) => formatReaisParts(value, locale).number;
  const isWhole = part === null || compareReais(part, transaction.amount) >= 0;
  switch (state) {
    case 'none':
      return null;
    case 'pending':
      return (
        <Tag tone="amber" icon="circling-arrow">
          {part ? t('pending', { amount: number(part) }) : t('pendingUntold')}
        </Tag>
      );
    case 'done':
      if (isWhole && transaction.status === 'REFUNDED') return null;
      return part && <Returned amount={number(part)} words={t('done')} />;
    case 'failed':
      return (
        <>
          {part && <Returned amount={number(part)} words={t('done')} />}
          <Tag tone="red" icon="triangle">
            {t('failed')}
          </Tag>
        </>
      );
  }
}

function Returned({ amount, words }: { amount: string; words: string }) {
  return (
    <Tag tone="grey" icon="turning-arrow">
      {amount}
      <span className="sr-only"> {words}</span>
    </Tag>
  );
}
