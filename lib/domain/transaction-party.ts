import type { Transaction } from '@/lib/contracts/shapes';

const incoming = new Set(['DEPOSIT', 'COMMISSION']);

/** Deposits and commissions come in; every other type takes money out. */
export function isIncoming({ type }: Pick<Transaction, 'type'>): boolean {
  return incoming.has(type);
}

const moved = new Set(['COMPLETED', 'WAITING_FOR_REFUND', 'REFUNDED']);

/** Whether the amount has really moved: a pending, expired, canceled or failed one has not. */
export function hasMovedMoney({ status }: Pick<Transaction, 'status'>): boolean {
  return moved.has(status);
}

/** The name of the other party. */
export function partyName(
  transaction: Pick<Transaction, 'type' | 'payerName' | 'receiverName' | 'generatedName' | 'withdrawPixKey'>,
): string | null {
  if (isIncoming(transaction)) return transaction.payerName ?? transaction.generatedName;
  return transaction.receiverName ?? transaction.withdrawPixKey;
}
