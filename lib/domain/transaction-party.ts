import type { Transaction } from '@/lib/contracts/shapes';

export type Direction = 'in' | 'out';

const directions: Readonly<Record<string, Direction>> = { DEPOSIT: 'in', COMMISSION: 'in', WITHDRAW: 'out', INTERNAL_TRANSFER: 'out' };

/** The direction of a transaction type: money in or money out; null for an unknown type. */
export function directionOf({ type }: Pick<Transaction, 'type'>): Direction | null {
  return Object.hasOwn(directions, type) ? (directions[type] ?? null) : null;
}

export function isIncoming(transaction: Pick<Transaction, 'type'>): boolean {
  return directionOf(transaction) === 'in';
}

/** Document and bank of the other party. */
export function partyFields(transaction: Transaction): { readonly document: string | null; readonly institutionName: string | null } {
  return isIncoming(transaction)
    ? { document: transaction.payerDocument ?? transaction.generatedDocument, institutionName: transaction.payerInstitutionName }
    : { document: transaction.receiverDocument, institutionName: transaction.receiverInstitutionName };
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
