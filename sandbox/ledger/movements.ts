import type { Units } from '@/sandbox/money/units';
import type { Movement } from './movement';
import { wholeCents } from './whole-cents';

interface Moved {
  readonly id: string;
  readonly amount: Units;
  readonly serviceFeeCharged: Units | null;
}

const feeOf = ({ serviceFeeCharged }: Moved) => wholeCents(serviceFeeCharged ?? 0n);

/** A received Pix comes in whole and its fee goes. */
export function creditReceived(one: Moved): Movement[] {
  return [
    { available: one.amount, reason: 'Pix recebido', transactionId: one.id },
    { available: -feeOf(one), reason: 'Tarifa de Pix recebido', transactionId: one.id },
  ];
}

/** A withdrawal holds its amount and fee from the moment it is asked for. */
export function holdWithdrawal(one: Moved): Movement[] {
  const total = one.amount + feeOf(one);
  return [{ available: -total, blocked: total, reason: 'Reserva de Pix a enviar', transactionId: one.id }];
}

/** What was held leaves the account. */
export function debitSent(one: Moved): Movement[] {
  return [
    { blocked: -one.amount, reason: 'Pix enviado', transactionId: one.id },
    { blocked: -feeOf(one), reason: 'Tarifa de Pix enviado', transactionId: one.id },
  ];
}

/** What was held comes back, the fee included. */
export function releaseHold(one: Moved): Movement[] {
  const total = one.amount + feeOf(one);
  return [{ available: total, blocked: -total, reason: 'Pix não enviado', transactionId: one.id }];
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

/** A transfer moves at once; either side can have a fee. */
export function moveTransfer(one: Moved, direction: 'in' | 'out'): Movement[] {
  const way = direction === 'out' ? 'enviada' : 'recebida';
  return [
    { available: direction === 'out' ? -one.amount : one.amount, reason: `Transferência ${way}`, transactionId: one.id },
    { available: -feeOf(one), reason: `Tarifa de transferência ${way}`, transactionId: one.id },
  ];
}

export function creditCommission(one: Moved): Movement[] {
  return [{ available: one.amount, reason: 'Comissão', transactionId: one.id }];
}
