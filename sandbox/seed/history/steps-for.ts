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

/** Everything a transaction and the dispute about it have done to the balance of their account so far, in order. */
export function stepsFor({ transaction, infraction }: SeedEvent): Step[] {
  const { type, createdAt, payerAccountNumber, receiverAccountNumber } = transaction;
  if (type === 'COMMISSION') return [{ at: createdAt, movements: creditCommission(transaction) }];
  if (payerAccountNumber !== null && receiverAccountNumber !== null)
    return [{ at: createdAt, movements: moveTransfer(transaction, type === 'WITHDRAW' ? 'out' : 'in') }];
  if (type === 'WITHDRAW') return withdrawn(transaction);
  if (transaction.paidAt === null) return [];
  const paid = { at: transaction.paidAt, movements: creditReceived(transaction) };
  return infraction ? [paid, ...disputed(transaction, infraction)] : [paid, ...givenBack(transaction)];
}

function withdrawn(one: NewTransaction): Step[] {
  const asked = { at: one.createdAt, movements: holdWithdrawal(one) };
  if (one.status === 'PENDING') return [asked];
  return [asked, { at: one.updatedAt, movements: one.status === 'COMPLETED' ? debitSent(one) : releaseHold(one) }];
}

function givenBack({ id, refundStatus, refundAmount, updatedAt: at }: NewTransaction): Step[] {
  if (refundStatus === null || refundAmount === null) return [];
  const asked = { at, movements: holdRefund(id, refundAmount) };
  if (refundStatus === 'PENDING') return [asked];
  return [asked, { at, movements: refundStatus === 'COMPLETED' ? debitRefund(id, refundAmount) : releaseRefundHold(id, refundAmount) }];
}

function disputed({ amount, refundedAt }: NewTransaction, infraction: NonNullable<SeedEvent['infraction']>): Step[] {
  const { status, analysisResult, reportedAt, updatedAt } = infraction;
  const opened = { at: reportedAt, movements: blockDisputed(infraction, amount) };
  if (analysisResult === 'AGREED')
    return refundedAt === null ? [opened] : [opened, { at: refundedAt, movements: returnDisputed(infraction, amount) }];
  const over = status === 'CLOSED' || status === 'CANCELLED';
  return over ? [opened, { at: updatedAt, movements: releaseDisputed(infraction, amount) }] : [opened];
}
