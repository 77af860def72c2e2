import { type LookupKey, lookupKeys } from '@/lib/contracts/lookup';
import type { Account } from '@/sandbox/accounts/account';
import { invalid } from '@/sandbox/problems/service-problem';
import type { Services } from '@/sandbox/services';
import { selectRowColumns } from '@/sandbox/transaction-records/select-transactions';
import type { TransactionRow } from '@/sandbox/transaction-records/transaction-row';

export type Operation = 'deposit' | 'withdrawal' | 'transfer' | 'any';

const columns: Readonly<Record<LookupKey, string>> = {
  id: 'id',
  clientReference: 'client_reference',
  endToEndId: 'end_to_end_id',
  virtualAccount: 'virtual_account',
};

/** An internal transfer has both account numbers and no end-to-end id. */
const transfer = '(payer_account_number is not null and receiver_account_number is not null and end_to_end_id is null)';
const operations: Readonly<Record<Operation, string>> = {
  deposit: `type = 'DEPOSIT' and not ${transfer}`,
  withdrawal: `type = 'WITHDRAW' and not ${transfer}`,
  transfer,
  any: 'true',
};

/**
 * Finds a transaction by exactly one key (interface: GET /pix), or by all given keys in a variant. The newest one wins.
 * @throws ServiceProblem SVV001 for no key, or for more than one where they cannot be combined.
 */
export async function findByKey(
  { sql, variants }: Pick<Services, 'sql' | 'variants'>,
  account: Account,
  operation: Operation,
  query: Readonly<Partial<Record<LookupKey, string>>>,
): Promise<TransactionRow | undefined> {
  const given = lookupKeys.filter((key) => query[key] !== undefined);
  const maxKeys = variants.of(account).has('combined-lookup-keys') ? lookupKeys.length : 1;
  if (given.length === 0 || given.length > maxKeys) throw invalid({ field: '', reason: 'informe exatamente uma chave de consulta' });
  const conditions = given.map((key) => sql`and ${sql.unsafe(columns[key])} = ${query[key] ?? ''}`);
  const [row] = await sql<TransactionRow[]>`
    select ${selectRowColumns(sql)} from transactions
    where account_id = ${account.id} ${conditions} and ${sql.unsafe(operations[operation])}
    order by created_at desc, id desc limit 1`;
  return row;
}
