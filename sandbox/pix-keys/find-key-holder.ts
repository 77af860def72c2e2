import type { PixKeyType } from '@/lib/contracts/pix/pix-keys';
import { type AccountsPlace, accountAt } from '@/sandbox/accounts/find-account';
import { merchantParty } from '@/sandbox/accounts/merchant-party';
import { company, type Party, person } from '@/sandbox/fake-data/people';
import { createRandom, seedOf } from '@/sandbox/fake-data/random';

interface Holder {
  readonly party: Party;
  readonly accountNumber: string;
}

/** Whose a key is: an account of the sandbox, or somebody invented who is the same every time. */
export async function holderOf(place: AccountsPlace, key: string, type: PixKeyType): Promise<Holder> {
  const [own] = await place.sql<{ accountId: number }[]>`select account_id from pix_keys where key = ${key} and status = 'ACTIVE'`;
  const account = own ? await accountAt(place, { id: own.accountId }) : null;
  if (account) return { party: merchantParty(account), accountNumber: account.number };
  return { party: stranger(key, type), accountNumber: createRandom(seedOf(`account ${key}`)).digits(8) };
}

function stranger(key: string, type: PixKeyType): Party {
  const random = createRandom(seedOf(`key ${key}`));
  if (type === 'cpf') return { ...person(random), document: key };
  if (type === 'cnpj') return { ...company(random), document: key };
  return random.chance(0.6) ? person(random) : company(random);
}
