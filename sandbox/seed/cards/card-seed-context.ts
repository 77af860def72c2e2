import type { Account } from '@/sandbox/accounts/account';
import type { ChargeDetails, ChargeRow } from '@/sandbox/card-charges/charge-row';
import { newCharge } from '@/sandbox/card-charges/insert-charge';
import { type Party, person } from '@/sandbox/fake-data/people';
import { uuid } from '@/sandbox/fake-data/pix-key';
import { createRandom, type Random, seedOf } from '@/sandbox/fake-data/random';

/** Shared state of the generators of an account's card history. */
export interface CardSeedContext {
  readonly account: Account;
  readonly random: Random;
  /** The end of the history, in milliseconds. */
  readonly now: number;
  readonly customers: readonly Party[];
}

export function createCardSeedContext(account: Account, count: number, now: Date): CardSeedContext {
  const random = createRandom(seedOf(`cards ${account.token}`));
  const customers = Array.from({ length: Math.max(10, Math.floor(count / 4)) }, () => person(random));
  return { account, random, now: now.getTime(), customers };
}

const goods: readonly (readonly [string, string])[] = [
  ['Jogo de brocas', 'BRC-12'],
  ['Furadeira de bancada', 'FUR-05'],
  ['Revisão de torno', 'SRV-TOR'],
  ['Disco de corte', 'DSC-07'],
  ['Esmerilhadeira', 'ESM-02'],
  ['Rolamento blindado', 'ROL-20'],
  ['Plano de manutenção', 'PLN-01'],
];
const cities: readonly (readonly [string, string, string])[] = [
  ['São Paulo', 'SP', '01310100'],
  ['Campinas', 'SP', '13010041'],
  ['Curitiba', 'PR', '80020300'],
  ['Belo Horizonte', 'MG', '30130010'],
  ['Recife', 'PE', '50030230'],
];
/** First six digits of invented cards, and their brand. */
const issuers: readonly (readonly [string, string])[] = [
  ['411111', 'Visa'],
  ['454617', 'Visa'],
  ['510510', 'Mastercard'],
  ['527497', 'Mastercard'],
  ['650516', 'Elo'],
  ['606282', 'Hipercard'],
];
const abroad = ['424242', 'Visa'] as const;
const postbackUrl = 'https://oficinajaborandi.example/cartao/avisos';

type Terms = Pick<ChargeDetails, 'installments' | 'currency' | 'recurrence'>;

/** Generates a purchase: customer, cart and card. */
export function purchase({ random, customers }: CardSeedContext, amount: number, terms: Terms): ChargeDetails {
  const { name, document, email } = random.pick(customers);
  const [item, sku] = random.pick(goods);
  const [city, state, zipCode] = random.pick(cities);
  const [bin, brand] = terms.currency === 'BRL' ? random.pick(issuers) : abroad;
  const holder = name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z ]/g, '')
    .toUpperCase();
  return {
    ...terms,
    customer: {
      name,
      identity: document,
      identityType: 'CPF',
      email,
      birthdate: `${random.whole(1950, 2004)}-0${random.whole(1, 9)}-${random.whole(10, 28)}`,
      phone: `55${random.pick(['11', '19', '41', '31', '81'])}9${random.digits(8)}`,
      address: {
        street: 'Rua das Oficinas',
        number: String(random.whole(1, 1_900)),
        complement: random.chance(0.3) ? `Apto ${random.whole(1, 120)}` : null,
        zipCode,
        city,
        state,
        country: 'BR',
        district: 'Centro',
      },
    },
    cart: [{ name: item, quantity: 1, sku, unitPrice: amount }],
    authenticate: random.chance(0.2),
    card: { number: `${bin}******${random.digits(4)}`, holder, expiration: `0${random.whole(1, 9)}/${random.whole(2029, 2034)}`, brand },
  };
}

type State = Parameters<typeof newCharge>[1];

/** Generates a charge with reproducible ids. */
export function seedCharge(
  { account, random }: CardSeedContext,
  given: Pick<ChargeRow, 'amount' | 'details' | 'createdAt'> & Partial<Pick<ChargeRow, 'recurrentPaymentId' | 'recurrenceCycle'>>,
  state: State,
): ChargeRow {
  const externalId = `venda-${random.digits(6)}`;
  const charge = newCharge({ ...given, accountId: account.id, externalId, postbackUrl: random.chance(0.7) ? postbackUrl : null }, state);
  return {
    ...charge,
    id: uuid(random),
    acquirerTransactionId: random.digits(20),
    authorizationCode: charge.authorizationCode === null ? null : random.digits(6),
  };
}
