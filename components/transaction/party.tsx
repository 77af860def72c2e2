'use client';

import { useTranslations } from 'use-intl';
import type { Transaction } from '@/lib/contracts/shapes';
import { partyName } from '@/lib/domain/transaction-party';
import { RefundTag } from './refund-tag';

/** Who is on the other side, with what is worth knowing about it at a glance. */
export function Party({ transaction }: { transaction: Transaction }) {
  const t = useTranslations('app');
  return (
    <span className="flex min-w-0 items-center gap-2">
      <span className="truncate">{partyName(transaction) ?? t('none')}</span>
      <RefundTag transaction={transaction} />
    </span>
  );
}
