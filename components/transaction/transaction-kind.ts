import type { Transaction } from '@/lib/contracts/shapes';

type Told = Pick<Transaction, 'type' | 'method' | 'endToEndId' | 'status' | 'payerAccountNumber' | 'receiverAccountNumber'>;

/**
 * What a transaction is to a person. Internal transfers come under three signs: their own type, their method, or
 * both account numbers on something completed without an end-to-end id.
 */
export function transactionKind(transaction: Told): string {
  const { type, method, endToEndId, status, payerAccountNumber, receiverAccountNumber } = transaction;
  const within = endToEndId === null && status === 'COMPLETED' && payerAccountNumber !== null && receiverAccountNumber !== null;
  return type === 'INTERNAL_TRANSFER' || method === 'INTERNAL_TRANSFER' || within ? 'INTERNAL_TRANSFER' : type;
}

const incoming = new Set(['DEPOSIT', 'COMMISSION']);

/** Deposits and commissions come in; every other type takes money out. */
export function comesIn({ type }: Pick<Transaction, 'type'>): boolean {
  return incoming.has(type);
}

const moved = new Set(['COMPLETED', 'WAITING_FOR_REFUND', 'REFUNDED']);

/** Whether the amount has really moved: what is pending, expired, cancelled or failed has not. */
export function hasMoved({ status }: Pick<Transaction, 'status'>): boolean {
  return moved.has(status);
}

/** The name on the other side. */
export function partyName(
  transaction: Pick<Transaction, 'type' | 'payerName' | 'receiverName' | 'generatedName' | 'withdrawPixKey'>,
): string | null {
  if (comesIn(transaction)) return transaction.payerName ?? transaction.generatedName;
  return transaction.receiverName ?? transaction.withdrawPixKey;
}
