import { blockDisputed, releaseDisputed, returnDisputed } from '@/sandbox/infractions/dispute-movements';
import {
  creditCommission,
  creditReceived,
  debitRefund,
  debitSent,
  holdRefund,
  holdWithdrawal,
  moveTransfer,
  releaseHold,
  releaseRefundHold,
} from '@/sandbox/ledger/movements';
import type { NewTransaction } from '@/sandbox/transaction-records/transaction-row';
import type { SeedEvent } from './seed-event';
import type { Step } from './step';

/** All balance changes of a transaction and its infraction so far, in order. */
export function stepsFor({ transaction, infraction }: SeedEvent): Step[] {
  const { type, createdAt, payerAccountNumber, receiverAccountNumber } = transaction;
  if (type === 'COMMISSION') return [{ at: createdAt, movements: creditCommission(transaction) }];
  if (payerAccountNumber !== null && receiverAccountNumber !== null)
    return [{ at: createdAt, movements: moveTransfer(transaction, type === 'WITHDRAW' ? 'out' : 'in') }];
  if (type === 'WITHDRAW') return withdrawalSteps(transaction);
  if (transaction.paidAt === null) return [];
  const paid = { at: transaction.paidAt, movements: creditReceived(transaction) };
  return infraction ? [paid, ...disputeSteps(transaction, infraction)] : [paid, ...refundSteps(transaction)];
}

function withdrawalSteps(transaction: NewTransaction): Step[] {
  const requested = { at: transaction.createdAt, movements: holdWithdrawal(transaction) };
  if (transaction.status === 'PENDING') return [requested];
  return [
    requested,
    { at: transaction.updatedAt, movements: transaction.status === 'COMPLETED' ? debitSent(transaction) : releaseHold(transaction) },
  ];
}

function refundSteps({ id, refundStatus, refundAmount, updatedAt: at }: NewTransaction): Step[] {
  if (refundStatus === null || refundAmount === null) return [];
  const requested = { at, movements: holdRefund(id, refundAmount) };
  if (refundStatus === 'PENDING') return [requested];
  return [requested, { at, movements: refundStatus === 'COMPLETED' ? debitRefund(id, refundAmount) : releaseRefundHold(id, refundAmount) }];
}

function disputeSteps({ amount, refundedAt }: NewTransaction, infraction: NonNullable<SeedEvent['infraction']>): Step[] {
  const { status, analysisResult, reportedAt, updatedAt } = infraction;
  const opened = { at: reportedAt, movements: blockDisputed(infraction, amount) };
  if (analysisResult === 'AGREED')
    return refundedAt === null ? [opened] : [opened, { at: refundedAt, movements: returnDisputed(infraction, amount) }];
  const isOver = status === 'CLOSED' || status === 'CANCELLED';
  return isOver ? [opened, { at: updatedAt, movements: releaseDisputed(infraction, amount) }] : [opened];
}
