'use client';

import { useTranslations } from 'use-intl';
import { TextLink } from '@/components/ui/action/text-link';
import { openInfraction } from '@/lib/domain/payment/refundable';
import type { TransactionRecord } from './transaction-record';

/** The way from a refund that is off to the case that holds it. */
export function SeeInfraction({ transaction, className }: { transaction: Pick<TransactionRecord, 'infractions'>; className?: string }) {
  const t = useTranslations('refund');
  const dispute = openInfraction(transaction);
  if (!dispute) return null;
  return (
    <TextLink href={`/infractions/${dispute.id}`} className={className}>
      {t('seeInfraction')}
    </TextLink>
  );
}
