import type { Units } from '@/sandbox/money/units';
import type { Movement } from './movement';
import { wholeCents } from './whole-cents';

interface PostedTransaction {
  readonly id: string;
  readonly amount: Units;
  readonly serviceFeeCharged: Units | null;
}

const feeOf = ({ serviceFeeCharged }: PostedTransaction) => wholeCents(serviceFeeCharged ?? 0n);

/** Credits a received Pix and debits its fee. */
export function creditReceived(transaction: PostedTransaction): Movement[] {
  return [
    { available: transaction.amount, reason: 'Pix recebido', transactionId: transaction.id },
    { available: -feeOf(transaction), reason: 'Tarifa de Pix recebido', transactionId: transaction.id },
  ];
}

/** Blocks amount and fee of a withdrawal when it is requested. */
export function holdWithdrawal(transaction: PostedTransaction): Movement[] {
  const total = transaction.amount + feeOf(transaction);
  return [{ available: -total, blocked: total, reason: 'Reserva de Pix a enviar', transactionId: transaction.id }];
}

/** Debits the blocked amount and fee. */
export function debitSent(transaction: PostedTransaction): Movement[] {
  return [
    { blocked: -transaction.amount, reason: 'Pix enviado', transactionId: transaction.id },
    { blocked: -feeOf(transaction), reason: 'Tarifa de Pix enviado', transactionId: transaction.id },
  ];
}

/** Releases the blocked amount and fee. */
export function releaseHold(transaction: PostedTransaction): Movement[] {
  const total = transaction.amount + feeOf(transaction);
  return [{ available: total, blocked: -total, reason: 'Pix não enviado', transactionId: transaction.id }];
}

export function holdRefund(transactionId: string, amount: Units): Movement[] {
  return [{ available: -amount, blocked: amount, reason: 'Reserva para devolução de Pix', transactionId }];
}

export function debitRefund(transactionId: string, amount: Units): Movement[] {
  return [{ blocked: -amount, reason: 'Devolução de Pix', transactionId }];
}

export function releaseRefundHold(transactionId: string, amount: Units): Movement[] {
  return [{ available: amount, blocked: -amount, reason: 'Devolução de Pix não realizada', transactionId }];
}

/** Moves the money of a transfer at once; either side may pay a fee. */
export function moveTransfer(transaction: PostedTransaction, direction: 'in' | 'out'): Movement[] {
  const verb = direction === 'out' ? 'enviada' : 'recebida';
  return [
    {
      available: direction === 'out' ? -transaction.amount : transaction.amount,
      reason: `Transferência ${verb}`,
      transactionId: transaction.id,
    },
    { available: -feeOf(transaction), reason: `Tarifa de transferência ${verb}`, transactionId: transaction.id },
  ];
}

export function creditCommission(transaction: PostedTransaction): Movement[] {
  return [{ available: transaction.amount, reason: 'Comissão', transactionId: transaction.id }];
}
