'use client';

import { useLocale, useTranslations } from 'use-intl';
import type { TransactionRecord } from '@/app/(office)/transactions/[id]/transaction-record';
import { OperationSummary, SummaryLine } from '@/components/operation/operation-summary';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { balance } from '@/lib/contracts/pix/account/account';
import { compareReais, type Reais, subtractReais } from '@/lib/format/money/money';
import { formatReais } from '@/lib/format/money/money-text';

/** What a refund would do: what leaves the balance, who gets it back, and that it takes a while. */
export function RefundSummary({ transaction, amount }: { transaction: TransactionRecord; amount: Reais | null }) {
  const t = useTranslations('refund.summary');
  const locale = useLocale();
  const funds = useEndpointQuery(balance.read, {});
  const available = funds.data?.available;
  const name = transaction.payerName ?? t('payer');
  const bank = transaction.payerInstitutionName;
  const short = amount !== null && available !== undefined && compareReais(amount, available) > 0;
  return (
    <OperationSummary heading="h3" title={t('title')}>
      <SummaryLine icon="arrow-out" warns={short}>
        {amount === null
          ? t('noAmount')
          : available === undefined
            ? t('leaves', { amount: formatReais(amount, locale) })
            : short
              ? t('short', { available: formatReais(available, locale) })
              : t('leavesTo', {
                  amount: formatReais(amount, locale),
                  available: formatReais(subtractReais(available, amount), locale),
                })}
      </SummaryLine>
      <SummaryLine icon="turning-arrow">{bank ? t('returnsTo', { name, bank }) : t('returns', { name })}</SummaryLine>
      <SummaryLine icon="clock">{t('pending')}</SummaryLine>
    </OperationSummary>
  );
}
