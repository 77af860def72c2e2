import { isUniqueViolation } from '@/sandbox/database/is-unique-violation';
import type { Sql, TransactionSql } from '@/sandbox/database/open-database';
import { outboxRows } from '@/sandbox/outbox/outbox-rows';
import { ServiceProblem } from '@/sandbox/problems/service-problem';
import { type NewTransaction, newColumns, type TransactionRow } from '@/sandbox/transaction-records/transaction-row';
import { newNames } from './name-search';

/**
 * Stores a transaction that came into being just now and has it changed, in one statement. Gives it back as the wire will show it.
 * @throws ServiceProblem SVC210 when the account has used its `clientReference` before.
 */
export async function addTransaction(sql: Sql | TransactionSql, accountId: number, row: NewTransaction, at: Date): Promise<TransactionRow> {
  const filled = newColumns.filter((column) => row[column] !== null);
  try {
    await sql`
      with changed as (insert into transactions ${sql({ ...row, accountId }, 'accountId', ...filled)} returning *),
      named as (${newNames(sql, sql`changed`)})
      ${outboxRows(sql, sql`changed`, at)}`;
  } catch (failure) {
    throw isUniqueViolation(failure, 'transactions_by_client_reference') ? new ServiceProblem('SVC210') : failure;
  }
  const { expiresAt: _expiresAt, description: _description, withdrawQrCodeText: _code, ...stored } = row;
  return stored;
}
