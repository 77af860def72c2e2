import type { Transaction } from '@/lib/contracts/shapes';

type TransactionFacts = Pick<Transaction, 'type' | 'method' | 'endToEndId' | 'status' | 'payerAccountNumber' | 'receiverAccountNumber'>;

/**
 * The kind of a transaction for people. Internal transfers are recognised by their type, their method, or both account numbers on a
 * completed one without end-to-end id.
 */
export function transactionKind(transaction: TransactionFacts): string {
  const { type, method, endToEndId, status, payerAccountNumber, receiverAccountNumber } = transaction;
  const within = endToEndId === null && status === 'COMPLETED' && payerAccountNumber !== null && receiverAccountNumber !== null;
  return type === 'INTERNAL_TRANSFER' || method === 'INTERNAL_TRANSFER' || within ? 'INTERNAL_TRANSFER' : type;
}
