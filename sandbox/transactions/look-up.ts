import { type LookupKey, lookupKey } from '@/lib/contracts/lookup';
import type { Sql } from '@/sandbox/database/open-database';
import { invalid } from '@/sandbox/routing/service-problem';
import { transactionColumns } from './select-transactions';
import type { TransactionRow } from './transaction-row';

export type Operation = 'deposit' | 'withdrawal' | 'transfer' | 'any';

const columns: Readonly<Record<LookupKey, string>> = {
  id: 'id',
  clientReference: 'client_reference',
  endToEndId: 'end_to_end_id',
  virtualAccount: 'virtual_account',
};

/** A transfer between accounts of the service has both of them and, being no Pix, no end-to-end id. */
const transfer = '(payer_account_number is not null and receiver_account_number is not null and end_to_end_id is null)';
const operations: Readonly<Record<Operation, string>> = {
  deposit: `type = 'DEPOSIT' and not ${transfer}`,
  withdrawal: `type = 'WITHDRAW' and not ${transfer}`,
  transfer,
  any: 'true',
};

/**
 * The transaction a query asks for by exactly one key (interface: GET /pix). Of several in one virtual account it is the newest.
 * @throws ServiceProblem SVV001 for no key or more than one.
 */
export async function lookUp(
  sql: Sql,
  accountId: number,
  operation: Operation,
  query: Readonly<Partial<Record<LookupKey, string>>>,
): Promise<TransactionRow | undefined> {
  const key = lookupKey(query);
  if (key === null) throw invalid({ field: '', reason: 'informe exatamente uma chave de consulta' });
  const [row] = await sql<TransactionRow[]>`
    select ${transactionColumns(sql)} from transactions
    where account_id = ${accountId} and ${sql.unsafe(columns[key])} = ${query[key] ?? ''} and ${sql.unsafe(operations[operation])}
    order by created_at desc, id desc limit 1`;
  return row;
}
