'use client';

import type { Transaction } from '@/lib/contracts/shapes';
import { partyName } from '@/lib/domain/transaction-party';
import { PartyName } from './party-name';
import { RefundTag } from './refund-tag';

/** Who is on the other side, with what is worth knowing about it at a glance. */
export function Party({ transaction }: { transaction: Transaction }) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <PartyName name={partyName(transaction)} />
      <RefundTag transaction={transaction} />
    </span>
  );
}
