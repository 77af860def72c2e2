'use client';

import type { Transaction } from '@/lib/contracts/shapes';
import { hasMovedMoney, isIncoming } from '@/lib/domain/transaction-party';
import { Money } from './money';

/** What a transaction did to the account: + in, − out, faint while it has not moved. */
export function TransactionAmount({ transaction, size }: { transaction: Transaction; size?: 'cell' | 'big' }) {
  return <Money value={transaction.amount} sign={isIncoming(transaction) ? '+' : '−'} still={!hasMovedMoney(transaction)} size={size} />;
}
