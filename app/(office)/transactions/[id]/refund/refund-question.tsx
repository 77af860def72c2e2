'use client';

import { useLocale, useTranslations } from 'use-intl';
import type { TransactionRecord } from '@/app/(office)/transactions/[id]/transaction-record';
import { OperationQuestion } from '@/components/operation/form/operation-question';
import type { Reais } from '@/lib/format/money/money';
import { formatReais } from '@/lib/format/money/money-text';
import { moneyWords } from '@/lib/format/text/money-words';
import { RefundSummary } from './refund-summary';

/** The confirmation of a refund: amount, receiver, the balance after it, and that it is final. */
export function RefundQuestion({ transaction, amount }: { transaction: TransactionRecord; amount: Reais }) {
  const t = useTranslations('refund');
  const locale = useLocale();
  const name = transaction.payerName ?? t('payer');
  return (
    <OperationQuestion
      title={t('confirm', { amount: formatReais(amount, locale), name })}
      words={moneyWords(amount, locale)}
      final={t('final')}
    >
      <RefundSummary transaction={transaction} amount={amount} />
    </OperationQuestion>
  );
}
