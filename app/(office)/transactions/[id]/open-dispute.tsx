'use client';

import { Tag } from '@/components/ui/tag';
import { TextLink } from '@/components/ui/text-link';
import { openInfraction } from '@/lib/domain/refundable';
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
