import { type LookupKey, lookupKeys } from '@/lib/contracts/lookup';
import type { Account } from '@/sandbox/accounts/account';
import { invalid } from '@/sandbox/problems/service-problem';
import type { Services } from '@/sandbox/services';
import { transactionColumns } from '@/sandbox/transaction-records/select-transactions';
import type { TransactionRow } from '@/sandbox/transaction-records/transaction-row';

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
 * The transaction a query asks for by exactly one key (interface: GET /pix), or by all it gives in versions that combine them.
 * Of several it is the newest.
 * @throws ServiceProblem SVV001 for no key or, where they are not combined, more than one.
 */
export async function findByKey(
  { sql, variants }: Pick<Services, 'sql' | 'variants'>,
  account: Account,
  operation: Operation,
  query: Readonly<Partial<Record<LookupKey, string>>>,
): Promise<TransactionRow | undefined> {
  const given = lookupKeys.filter((key) => query[key] !== undefined);
  const most = variants.of(account).has('combined-lookup-keys') ? lookupKeys.length : 1;
  if (given.length === 0 || given.length > most) throw invalid({ field: '', reason: 'informe exatamente uma chave de consulta' });
  const asked = given.map((key) => sql`and ${sql.unsafe(columns[key])} = ${query[key] ?? ''}`);
  const [row] = await sql<TransactionRow[]>`
    select ${transactionColumns(sql)} from transactions
    where account_id = ${account.id} ${asked} and ${sql.unsafe(operations[operation])}
    order by created_at desc, id desc limit 1`;
  return row;
}
