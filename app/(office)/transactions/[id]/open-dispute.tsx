'use client';

import { TextLink } from '@/components/ui/action/text-link';
import { Tag } from '@/components/ui/data/tag';
import { openInfraction } from '@/lib/domain/payment/refundable';
import type { TransactionRecord } from './transaction-record';

/** That this payment is disputed right now; it leads to the case. */
export function OpenDispute({ transaction, seesInfractions }: { transaction: TransactionRecord; seesInfractions: boolean }) {
  const dispute = openInfraction(transaction);
  if (!dispute) return null;
  const tag = (
    <Tag tone="amber" icon="shield">
      MED
    </Tag>
  );
  return seesInfractions ? <TextLink href={`/infractions/${dispute.id}`}>{tag}</TextLink> : tag;
}
