'use client';

import { useTranslations } from 'use-intl';
import type { TransactionRecord } from '@/app/(office)/transactions/[id]/transaction-record';
import { LoadErrorFallback } from '@/components/feedback/load-error-fallback';
import { Money } from '@/components/transaction/money';
import { CopyButton } from '@/components/ui/action/copy-button';
import { Fact, FactGroup, Facts } from '@/components/ui/data/facts';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import type { Operation } from '@/lib/contracts/office/operations.shape';
import { refundStatuses } from '@/lib/contracts/pix/payments/transactions';
import { refundParts } from '@/lib/domain/payment/refund-parts';
import { formatDateTimeSeconds } from '@/lib/format/date-text';
import { isZeroReais } from '@/lib/format/money/money';

const RefundHistory = lazyPart(() => import('./refund-history').then((module) => module.RefundHistory), LoadErrorFallback);

const reasons = ['CUSTOMER_REQUEST', 'INFRACTION'] as const;

/** The refunds of a transaction: the service's totals, and each refund made here with its time, person, amount and result. */
export function RefundFacts({ transaction, refunds }: { transaction: TransactionRecord; refunds: readonly Operation[] }) {
  const t = useTranslations('transaction');
  const tStatus = useTranslations('refundStatus');
  const settings = useDisplaySettings();
  const { refundAmount, refundStatus, refundReason, refundDescription, refundEndToEndId, refundedAt } = transaction;
  if (!refundAmount && !refundStatus && refunds.length === 0) return null;
  const parts = refundParts(transaction);
  const amounts = (['returned', 'returning', 'failed'] as const).flatMap((part) => {
    const amount = parts[part];
    return amount === null || isZeroReais(amount) ? [] : [{ part, amount }];
  });
  const status = refundStatuses.find((known) => known === refundStatus);
  const reason = reasons.find((known) => known === refundReason);
  return (
    <FactGroup title={t('groups.refund')}>
      {refunds.length > 0 && <RefundHistory transaction={transaction} refunds={refunds} />}
      <Facts>
        {amounts.map(({ part, amount }) => (
          <Fact key={part} term={t(`refundParts.${part}`)}>
            <Money value={amount} />
          </Fact>
        ))}
        {parts.returned === null && refundAmount && (
          <Fact term={t('sum.backOrReturning')}>
            <Money value={refundAmount} />
          </Fact>
        )}
        {refundStatus && <Fact term={t('refundStatus')}>{status ? tStatus(status) : refundStatus}</Fact>}
        {refundReason && <Fact term={t('refundReason')}>{reason ? t(`refundReasons.${reason}`) : refundReason}</Fact>}
        {refundDescription && <Fact term={t('refundDescription')}>{refundDescription}</Fact>}
        {refundEndToEndId && (
          <Fact term={t('refundEndToEndId')} mono>
            <span className="break-all">{refundEndToEndId}</span>
            <CopyButton value={refundEndToEndId} what={t('refundEndToEndId')} />
          </Fact>
        )}
        {refundedAt && <Fact term={t('refundedAt')}>{formatDateTimeSeconds(refundedAt, settings)}</Fact>}
      </Facts>
    </FactGroup>
  );
}
