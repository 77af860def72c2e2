import type { Account } from '@/sandbox/accounts/account';
import type { TransactionSql } from '@/sandbox/database/open-database';
import { endToEndId } from '@/sandbox/fake-data/end-to-end-id';
import { ownInstitution } from '@/sandbox/fake-data/own-institution';
import { seededFraction } from '@/sandbox/fake-data/seeded-fraction';
import { debitRefund, releaseRefundHold } from '@/sandbox/ledger/movements';
import { postMovements } from '@/sandbox/ledger/post-movements';
import { ServiceProblem } from '@/sandbox/problems/service-problem';
import type { Services } from '@/sandbox/services';
import type { TransactionRow } from '@/sandbox/transaction-records/transaction-row';
import { changeTransaction } from '@/sandbox/transactions/change-transaction';
import { lockTransaction } from '@/sandbox/transactions/lock-transaction';
import type { Refund } from './refund';

/**
 * Ends a pending refund: the money leaves or is released. A full refund makes the payment REFUNDED; a partial one leaves it COMPLETED,
 * except in a variant (interface: States and transitions).
 * @throws ServiceProblem SVG409 when no refund is pending.
 */
export async function endRefund(
  { variants }: Pick<Services, 'variants'>,
  tx: TransactionSql,
  account: Account,
  id: string,
  status: 'COMPLETED' | 'CANCELED',
  at: Date,
): Promise<TransactionRow> {
  const payment = await lockTransaction(tx, account.id, id);
  if (payment.refundStatus !== 'PENDING') throw new ServiceProblem('SVG409');
  const paidBack = status === 'COMPLETED' ? paidBackAt(at.toISOString()) : null;
  const [refund] = await tx<Refund[]>`
    update refunds set status = ${status}, end_to_end_id = ${paidBack?.refundEndToEndId ?? null}, updated_at = ${at.toISOString()}
    where account_id = ${account.id} and transaction_id = ${id} and status = 'PENDING'
    returning id, transaction_id, amount, status`;
  const total = payment.refundAmount ?? 0n;
  // A refund of seeded history has no row of its own, and no earlier one.
  const amount = refund?.amount ?? total;
  const before = total - amount;
  if (paidBack === null) {
    const canceled = { refundStatus: status, refundAmount: before === 0n ? total : before } as const;
    const changed = await changeTransaction(tx, account.id, id, canceled, at);
    await postMovements(tx, account.id, releaseRefundHold(id, amount), at, { force: true });
    return changed;
  }
  const isRefunded = total === payment.amount || variants.of(account).has('partial-refunded');
  const confirmed = { ...(isRefunded ? { status: 'REFUNDED' as const } : {}), refundStatus: status, ...paidBack };
  const changed = await changeTransaction(tx, account.id, id, confirmed, at);
  await postMovements(tx, account.id, debitRefund(id, amount), at, { force: true });
  return changed;
}

function paidBackAt(refundedAt: string) {
  return { refundEndToEndId: endToEndId('D', ownInstitution.ispb, refundedAt, seededFraction), refundedAt };
}
