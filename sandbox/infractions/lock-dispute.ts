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

/** Finds an infraction and its transaction, and locks both until the database transaction ends; undefined when there is none. */
export async function lockDispute(tx: TransactionSql, accountId: number, id: string): Promise<Dispute | undefined> {
  const [found] = await tx<
    { transactionId: string }[]
  >`select transaction_id from infractions where account_id = ${accountId} and id = ${id}`;
  if (!found) return undefined;
  // Lock order everywhere: first the transaction, then what belongs to it.
  const transaction = await lockTransaction(tx, accountId, found.transactionId);
  const [infraction] = await tx<InfractionRow[]>`
    select ${tx.unsafe(columns)} from infractions where account_id = ${accountId} and id = ${id} for update`;
  return infraction && { infraction, transaction };
}
