'use client';

import { useLocale, useTranslations } from 'use-intl';
import { Money } from '@/components/transaction/money';
import { CopyButton } from '@/components/ui/copy-button';
import { Fact, FactGroup, Facts } from '@/components/ui/facts';
import { refundStatuses } from '@/lib/contracts/transactions';
import { formatDateTimeSeconds } from '@/lib/format/date-text';
import type { TransactionRecord } from './detail';

const reasons = ['CUSTOMER_REQUEST', 'INFRACTION'] as const;

export function RefundFacts({ transaction }: { transaction: TransactionRecord }) {
  const t = useTranslations('transaction');
  const tStatus = useTranslations('refundStatus');
  const locale = useLocale();
  const { refundAmount, refundStatus, refundReason, refundDescription, refundEndToEndId, refundedAt } = transaction;
  if (!refundAmount && !refundStatus) return null;
  const status = refundStatuses.find((known) => known === refundStatus);
  const reason = reasons.find((known) => known === refundReason);
  return (
    <FactGroup title={t('groups.refund')}>
      <Facts>
        {refundAmount && (
          <Fact term={t('refundAmount')}>
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
        {refundedAt && <Fact term={t('refundedAt')}>{formatDateTimeSeconds(refundedAt, locale)}</Fact>}
      </Facts>
    </FactGroup>
  );
}
