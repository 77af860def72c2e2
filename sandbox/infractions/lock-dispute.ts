import postgres from 'postgres';
import type { TransactionSql } from '@/sandbox/database/open-database';
import type { NewTransaction } from '@/sandbox/transaction-records/transaction-row';
import { lockTransaction } from '@/sandbox/transactions/lock-transaction';
import { type InfractionRow, infractionColumns } from './infraction-row';

export interface Dispute {
  readonly infraction: InfractionRow;
  readonly transaction: NewTransaction;
}

const columns = infractionColumns.map(postgres.fromCamel).join(', ');

/** An infraction and its transaction, both locked until the database transaction ends; undefined when there is none. */
export async function lockDispute(tx: TransactionSql, accountId: number, id: string): Promise<Dispute | undefined> {
  const [found] = await tx<
    { transactionId: string }[]
  >`select transaction_id from infractions where account_id = ${accountId} and id = ${id}`;
  if (!found) return undefined;
  // Transactions are locked before what belongs to them, everywhere.
  const transaction = await lockTransaction(tx, accountId, found.transactionId);
  const [infraction] = await tx<InfractionRow[]>`
    select ${tx.unsafe(columns)} from infractions where account_id = ${accountId} and id = ${id} for update`;
  return infraction && { infraction, transaction };
}
