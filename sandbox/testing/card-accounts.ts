import { afterAll } from 'vitest';
import { testCard } from '@/sandbox/card-charges/decision/card-behavior';
import { type CardCaller, cardCaller } from './card-caller';
import type { TestSandbox } from './sandbox-for-tests';

/** Card callers of one test file: one connection per token, closed after the tests. */
export function cardAccounts(sandbox: () => TestSandbox): (token: string) => Promise<CardCaller> {
  const callers = new Map<string, Promise<CardCaller>>();
  afterAll(async () => {
    const open = await Promise.all(callers.values());
    await Promise.all(open.map((caller) => caller.close()));
  });
  return (token) => {
    const caller = callers.get(token) ?? cardCaller(sandbox(), token);
    callers.set(token, caller);
    return caller;
  };
}

/** A card whose charges are paid. */
export const approvedCard = '4111111111111111';
/** A card issued abroad. */
export const foreignCard = '4242424242424242';

export const fraudAnalysis = {
  fingerPrintId: 'fp1',
  browser: { cookiesAccepted: true, email: 'ana@loja.example', hostName: 'loja', ipAddress: '203.0.113.7', type: 'Firefox' },
};

interface Changes {
  readonly [field: string]: unknown;
  readonly payment?: Readonly<Record<string, unknown>>;
  readonly card?: Readonly<Record<string, unknown>>;
}

/** A request to charge 100 reais, with a card number or the three digits of a test card. */
export function chargeBody(card: string = approvedCard, { payment, card: cardFields, ...fields }: Changes = {}) {
  const number = card.length === 3 ? testCard(card) : card;
  return {
    amount: 10_000,
    customer: { name: 'Ana Souza', identity: '52998224725', identityType: 'CPF', email: 'ana@correio.example' },
    paymentType: 'creditcard',
    cart: [{ name: 'Livro', quantity: 1, sku: 'L1', unitPrice: 10_000 }],
    creditCardPayment: {
      installments: 1,
      card: { number, holder: 'ANA SOUZA', expiration: '12/2034', cvv: '123', ...cardFields },
      ...payment,
    },
    externalId: 'order-1',
    ...fields,
  };
}
