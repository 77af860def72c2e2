import type { TransactionSql } from '@/sandbox/database/open-database';

/** Writes the searchable names of all transactions of a new account. */
export async function fillNames(tx: TransactionSql, accountId: number): Promise<void> {
  await tx`set local work_mem = '64MB'`;
  await tx`
    insert into names (account_id, key, type, searched)
    select ${accountId}, name_key, type, folded(listed) from (
      select distinct name_key, type, listed_names(type, generated_name, payer_name, receiver_name) as listed
      from transactions where account_id = ${accountId}
    ) as name`;
}
