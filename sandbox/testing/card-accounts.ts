import { afterAll } from 'vitest';
import { testCard } from '@/sandbox/card-charges/card-behavior';
import { type CardCaller, cardCaller } from './card-caller';
import type { TestSandbox } from './sandbox-for-tests';

/** The card half as the accounts of one test file call it: one connection for each token, closed at the end. */
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

/** Paid by whoever it is charged to. */
export const approvedCard = '4111111111111111';
/** Issued abroad. */
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

/** What is sent to charge 100 reais: of a number of a card, or of the three digits that say what a trial card does. */
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
