import type { TransactionSql } from '@/sandbox/database/open-database';
import type { Party } from '@/sandbox/fake-data/people';

/** How a withdrawal ends. */
export type PlannedWithdrawalEnd = 'COMPLETED' | 'CANCELED' | 'ERROR';

/** A payment under way: what the receiver's institution is going to say, and when. */
export interface PlannedSettlement {
  readonly dueAt: string | null;
  readonly outcome: PlannedWithdrawalEnd;
  readonly receiver: Party;
  readonly chargeAccountId: number | null;
  readonly chargeId: string | null;
}

export async function planSettlement(
  tx: TransactionSql,
  accountId: number,
  transactionId: string,
  order: PlannedSettlement,
): Promise<void> {
  const { receiver, ...columns } = order;
  await tx`insert into withdrawal_orders ${tx({ accountId, transactionId, ...columns, receiver: tx.json({ ...receiver, bank: { ...receiver.bank } }) })}`;
}

/** Takes the order of a withdrawal that ends now; undefined for one that has none, such as those of an invented past. */
export async function takePlannedSettlement(
  tx: TransactionSql,
  accountId: number,
  transactionId: string,
): Promise<PlannedSettlement | undefined> {
  const [order] = await tx<PlannedSettlement[]>`
    delete from withdrawal_orders where account_id = ${accountId} and transaction_id = ${transactionId}
    returning due_at, outcome, receiver, charge_account_id, charge_id`;
  return order;
}
