'use client';

import type { Transaction } from '@/lib/contracts/shapes';
import { directionOf, hasMovedMoney } from '@/lib/domain/transaction-party';
import { Money } from './money';

const signs = { in: '+', out: '−' } as const;

/** The amount of a transaction: + in, − out, no sign for an unknown type, faint while no money has moved. */
export function TransactionAmount({ transaction, size }: { transaction: Transaction; size?: 'cell' | 'big' }) {
  const direction = directionOf(transaction);
  return (
    <Money value={transaction.amount} sign={direction ? signs[direction] : undefined} still={!hasMovedMoney(transaction)} size={size} />
  );
}
