import type { TransactionSql } from '@/sandbox/database/open-database';
import { uuid } from '@/sandbox/fake-data/pix-key';
import { createRandom, seedOf } from '@/sandbox/fake-data/random';
import type { Account } from './account';

/** Adds the Pix keys of a new account. The same token always gets the same keys. */
export async function addOwnKeys(tx: TransactionSql, account: Account, at: string): Promise<void> {
  const random = createRandom(seedOf(`keys ${account.token}`));
  const keys = [
    { type: 'CNPJ', key: account.document, status: 'ACTIVE', isDefault: true },
    { type: 'EMAIL', key: `pix@${account.token.toLowerCase()}.example`, status: 'ACTIVE', isDefault: false },
    { type: 'EVP', key: uuid(random), status: 'ACTIVE', isDefault: false },
    { type: 'PHONE', key: `+55119${random.digits(8)}`, status: 'PENDING', isDefault: false },
  ];
  const rows = keys.map((key) => ({ ...key, accountId: account.id, id: `key${random.letters(12)}`, createdAt: at, updatedAt: at }));
  await tx`insert into pix_keys ${tx(rows)} on conflict do nothing`;
}
