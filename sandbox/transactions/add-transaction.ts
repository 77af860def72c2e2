import { isUniqueViolation } from '@/sandbox/database/is-unique-violation';
import type { Sql, TransactionSql } from '@/sandbox/database/open-database';
import { insertOutboxRows } from '@/sandbox/outbox/insert-outbox-rows';
import { ServiceProblem } from '@/sandbox/problems/service-problem';
import { type NewTransaction, newTransactionColumnNames, type TransactionRow } from '@/sandbox/transaction-records/transaction-row';
import { insertNewNames } from './name-search';

/**
 * Stores a new transaction and its callbacks in one statement, and returns it in the wire's fields.
 * @throws ServiceProblem SVC210 when the account has already used its `clientReference`.
 */
export async function addTransaction(sql: Sql | TransactionSql, accountId: number, row: NewTransaction, at: Date): Promise<TransactionRow> {
  const filled = newTransactionColumnNames.filter((column) => row[column] !== null);
  try {
    await sql`
      with changed as (insert into transactions ${sql({ ...row, accountId }, 'accountId', ...filled)} returning *),
      named as (${insertNewNames(sql, sql`changed`)})
      ${insertOutboxRows(sql, sql`changed`, at)}`;
  } catch (failure) {
    throw isUniqueViolation(failure, 'transactions_by_client_reference') ? new ServiceProblem('SVC210') : failure;
  }
  const { expiresAt: _expiresAt, description: _description, withdrawQrCodeText: _code, ...stored } = row;
  return stored;
}
