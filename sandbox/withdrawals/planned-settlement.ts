import type { TransactionSql } from '@/sandbox/database/open-database';
import type { Party } from '@/sandbox/fake-data/people';

/** Final statuses of a withdrawal. */
export type PlannedWithdrawalEnd = 'COMPLETED' | 'CANCELED' | 'ERROR';

/** The planned answer of the receiver's institution to a pending withdrawal, and its time. */
export interface PlannedSettlement {
  readonly dueAt: string | null;
  readonly outcome: PlannedWithdrawalEnd;
  readonly receiver: Party;
  readonly chargeAccountId: number | null;
  readonly chargeId: string | null;
}

/** Stores the planned settlement of a withdrawal. */
export async function planSettlement(
  tx: TransactionSql,
  accountId: number,
  transactionId: string,
  planned: PlannedSettlement,
): Promise<void> {
  const { receiver, ...columns } = planned;
  await tx`insert into withdrawal_orders ${tx({ accountId, transactionId, ...columns, receiver: tx.json({ ...receiver, bank: { ...receiver.bank } }) })}`;
}

/** Removes and returns the planned settlement of a withdrawal that ends now; undefined when there is none, as for seeded withdrawals. */
export async function takePlannedSettlement(
  tx: TransactionSql,
  accountId: number,
  transactionId: string,
): Promise<PlannedSettlement | undefined> {
  const [planned] = await tx<PlannedSettlement[]>`
    delete from withdrawal_orders where account_id = ${accountId} and transaction_id = ${transactionId}
    returning due_at, outcome, receiver, charge_account_id, charge_id`;
  return planned;
}
