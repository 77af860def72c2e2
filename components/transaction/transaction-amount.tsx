'use client';

import type { Transaction } from '@/lib/contracts/shapes';
import { directionOf, hasMovedMoney } from '@/lib/domain/transaction-party';
import { Money } from './money';

const signs = { in: '+', out: '−' } as const;

/** What a transaction did to the account: + in, − out, no sign for a type nobody knows, faint while it has not moved. */
export function TransactionAmount({ transaction, size }: { transaction: Transaction; size?: 'cell' | 'big' }) {
  const direction = directionOf(transaction);
  return (
    <Money value={transaction.amount} sign={direction ? signs[direction] : undefined} still={!hasMovedMoney(transaction)} size={size} />
  );
}
