import type { PixKeyType } from '@/lib/contracts/pix/account/pix-keys';
import { type AccountSource, findAccount } from '@/sandbox/accounts/find-account';
import { merchantParty } from '@/sandbox/accounts/merchant-party';
import { company, type Party, person } from '@/sandbox/fake-data/people';
import { createRandom, seedOf } from '@/sandbox/fake-data/random';

interface KeyHolder {
  readonly party: Party;
  readonly accountNumber: string;
}

/** Finds the holder of a Pix key: an account of the sandbox, or an invented party that is always the same for this key. */
export async function findKeyHolder(source: AccountSource, key: string, type: PixKeyType): Promise<KeyHolder> {
  const [own] = await source.sql<{ accountId: number }[]>`select account_id from pix_keys where key = ${key} and status = 'ACTIVE'`;
  const account = own ? await findAccount(source, { id: own.accountId }) : null;
  if (account) return { party: merchantParty(account), accountNumber: account.number };
  return { party: inventedHolder(key, type), accountNumber: createRandom(seedOf(`account ${key}`)).digits(8) };
}

function inventedHolder(key: string, type: PixKeyType): Party {
  const random = createRandom(seedOf(`key ${key}`));
  if (type === 'cpf') return { ...person(random), document: key };
  if (type === 'cnpj') return { ...company(random), document: key };
  return random.chance(0.6) ? person(random) : company(random);
}
