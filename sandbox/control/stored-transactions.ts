import type { z } from 'zod';
import type { transactionCommand } from '@/sandbox/control/commands/account-commands';
import { createRandom } from '@/sandbox/fake-data/random';
import { transactionId } from '@/sandbox/fake-data/transaction-id';
import { wireToUnits } from '@/sandbox/money/units';
import type { Services } from '@/sandbox/services';
import { selectRowColumns } from '@/sandbox/transaction-records/select-transactions';
import { toWire } from '@/sandbox/transaction-records/to-wire';
import { newTransaction, type TransactionRow, type TransactionWire } from '@/sandbox/transaction-records/transaction-row';
import { findTransaction } from '@/sandbox/transactions/find-transaction';
import { insertTransactions } from '@/sandbox/transactions/insert-transactions';
import { requireAccount } from './require-account';

const maxRows = 1_000;

/** Lists the stored transactions of `token`, newest first, optionally filtered by `id` or `clientReference`. */
export async function storedTransactions(services: Services, query: Record<string, string>): Promise<{ data: TransactionWire[] }> {
  const { sql, baseUrl } = services;
  const { token = '', id, clientReference } = query;
  const account = await requireAccount(services, token);
  const rows = await sql<TransactionRow[]>`
    select ${selectRowColumns(sql)} from transactions where account_id = ${account.id}
      ${id ? sql`and id = ${id}` : sql``} ${clientReference ? sql`and client_reference = ${clientReference}` : sql``}
    order by created_at desc, id desc limit ${maxRows}`;
  return { data: rows.map((row) => toWire(row, baseUrl)) };
}

const random = createRandom(Date.now());

/** Stores one transaction exactly as given; the balance does not change. */
export async function insertTransaction(services: Services, command: z.output<typeof transactionCommand>): Promise<TransactionWire> {
  const { sql, clock, baseUrl } = services;
  const account = await requireAccount(services, command.token);
  const { amount = 10, serviceFeeCharged, refundAmount, ...fields } = command.transaction;
  const createdAt = fields.createdAt ?? clock.iso();
  const transaction = newTransaction({
    id: transactionId(Date.parse(createdAt), random),
    status: 'COMPLETED',
    type: 'DEPOSIT',
    updatedAt: createdAt,
    ...fields,
    createdAt,
    amount: wireToUnits(amount),
    serviceFeeCharged: serviceFeeCharged === undefined || serviceFeeCharged === null ? null : wireToUnits(serviceFeeCharged),
    refundAmount: refundAmount === undefined || refundAmount === null ? null : wireToUnits(refundAmount),
  });
  await insertTransactions(sql, account.id, [transaction]);
  const stored = await findTransaction(sql, account.id, transaction.id);
  if (!stored) throw new Error(`transaction ${transaction.id} was not stored`);
  return toWire(stored, baseUrl);
}
