import { describe, expect, test } from 'vitest';
import { refusedFields } from '@/lib/contracts/problem/refused-fields';
import { cardChargeShapes } from './card-charges.shape';

const { body } = cardChargeShapes['cardCharges.create'];

const card = { number: '4111111111111111', holder: 'ANA SOUZA', expiration: '12/2030', cvv: '123' };
const payment = { installments: 1, authenticate: false, currency: 'BRL', card };
const fraudAnalysis = {
  fingerPrintId: 'fp1',
  browser: { cookiesAccepted: true, email: 'ana@loja.example', hostName: 'loja', ipAddress: '203.0.113.7', type: 'Firefox' },
};
const request = {
  amount: 10_000,
  customer: { name: 'Ana Souza', identity: '52998224725', identityType: 'CPF', phone: '5511987654321', birthdate: '1990-01-31' },
  paymentType: 'creditcard',
  cart: [{ name: 'Livro', quantity: 1, sku: 'L1', unitPrice: 10_000 }],
  creditCardPayment: payment,
  externalId: 'order-1',
};

describe('charging a card', () => {
  test('is sent unchanged', () => {
    expect(body.parse(request)).toEqual(request);
  });

  test.each([
    [{ amount: 99 }, 'amount'],
    [{ amount: 100.5 }, 'amount'],
    [{ amount: '10000' }, 'amount'],
    [{ customer: { ...request.customer, name: ' ' } }, 'customer.name'],
    [{ customer: { ...request.customer, identity: '52998224724' } }, 'customer.identity'],
    [{ customer: { ...request.customer, phone: '+5511987654321' } }, 'customer.phone'],
    [{ customer: { ...request.customer, birthdate: '1990-02-30' } }, 'customer.birthdate'],
    [{ paymentType: 'pix' }, 'paymentType'],
    [{ cart: [] }, 'cart'],
    [{ cart: [{ name: 'Livro', quantity: 0, unitPrice: 1 }] }, 'cart.0.quantity'],
    [{ externalId: '' }, 'externalId'],
    [{ recurrence: { interval: 'MONTHLY' } }, 'recurrence.interval'],
    [{ recurrence: { interval: 'Monthly', endDate: '2026-02-30' } }, 'recurrence.endDate'],
    [{ callbackUrl: 'https://loja.example' }, 'callbackUrl'],
  ])('refuses %o', (change, field) => {
    expect(refusedFields(body, { ...request, ...change })).toEqual([field]);
  });

  test.each([
    [{ installments: 0 }, 'installments'],
    [{ installments: 13 }, 'installments'],
    [{ card: { ...card, number: '4111111111111112' } }, 'card.number'],
    [{ card: { ...card, expiration: '13/2030' } }, 'card.expiration'],
    [{ card: { ...card, expiration: '12/30' } }, 'card.expiration'],
    [{ card: { ...card, cvv: '12' } }, 'card.cvv'],
    [{ currency: 'USD' }, 'fraudAnalysis'],
    [{ currency: 'USD', installments: 2, fraudAnalysis }, 'installments'],
  ])('refuses a card payment %o', (change, field) => {
    expect(refusedFields(body, { ...request, creditCardPayment: { ...payment, ...change } })).toEqual([`creditCardPayment.${field}`]);
  });

  test('accepts one instalment in a recurrence and in a foreign currency', () => {
    const foreign = { ...payment, currency: 'USD', fraudAnalysis };
    expect(refusedFields(body, { ...request, creditCardPayment: foreign })).toEqual([]);
    const recurrence = { interval: 'Monthly', endDate: '2027-11-27' };
    expect(refusedFields(body, { ...request, recurrence })).toEqual([]);
    expect(refusedFields(body, { ...request, recurrence, creditCardPayment: { ...payment, installments: 2 } })).toEqual([
      'creditCardPayment.installments',
    ]);
  });

  test('never repeats a card number in its error', () => {
    const wrong = { ...request, creditCardPayment: { ...payment, card: { ...card, number: '4111111111111112' } } };
    expect(JSON.stringify(body.safeParse(wrong).error?.issues)).not.toContain('41111111');
  });
});

describe('a card charge', () => {
  const base = {
    id: '0b0e7a3c-6f2b-4d8e-9a51-2c3d4e5f6071',
    externalId: 'order-1',
    postbackUrl: null,
    amount: 10_000,
    paymentType: 'creditcard',
    createdAt: '2026-11-27T12:00:00.000Z',
    updatedAt: '2026-11-27T12:00:00.000Z',
    customer: { name: 'Ana', identity: null, identityType: null, email: null, birthdate: null, phone: null, address: null },
    cart: [{ name: 'Livro', quantity: 1, sku: null, unitPrice: 10_000 }],
    creditCardPayment: {
      installments: 1,
      authenticate: false,
      currency: 'BRL',
      acquirerTransactionId: 'acq1',
      authorizationCode: '012345',
      reasonCode: 0,
      status: 2,
      reversedAmount: null,
      reversedDate: null,
      card: { number: '411111******1111', holder: 'ANA SOUZA', expiration: '12/2030', brand: 'Visa' },
      chargebacks: [],
      retryAllowed: false,
    },
    recurrentPaymentId: null,
    recurrenceCycle: null,
    pixPayment: null,
  };
  const { wire, record } = cardChargeShapes['cardCharges.read'];
  const paid = (change: object) => record.parse({ ...base, creditCardPayment: { ...base.creditCardPayment, ...change } }).creditCardPayment;

  test('is parsed in whole cents, with a named state', () => {
    expect(wire.parse(base)).toEqual(base);
    expect(record.parse(base)).toMatchObject({
      amount: 10_000,
      recurrence: null,
      creditCardPayment: { status: 'PAID', reasonMessage: null },
    });
  });

  test.each([
    [0, 'NOT_FINISHED'],
    [1, 'AUTHORIZED'],
    [3, 'DENIED'],
    [10, 'VOIDED'],
    [11, 'REFUNDED'],
    [12, 'PENDING'],
    [13, 'ABORTED'],
    ['2', 'PAID'],
    [20, '20'],
  ])('in state %s is parsed as %s', (status, word) => {
    expect(paid({ status })?.status).toBe(word);
  });

  test('parses numbers and texts as the same codes', () => {
    expect(paid({ reasonCode: 0, returnCode: 57 })).toMatchObject({ reasonCode: '0', returnCode: '57' });
  });

  test('refuses an amount with a fraction of a cent', () => {
    expect(record.safeParse({ ...base, amount: 100.5 }).success).toBe(false);
  });

  test('writes the interval of a recurrence in capitals', () => {
    expect(record.parse({ ...base, recurrence: { interval: 'Monthly' } }).recurrence).toEqual({ interval: 'MONTHLY', endDate: null });
  });

  test('parses a charge with few fields', () => {
    const bare = { id: 'c1', amount: 1, createdAt: base.createdAt };
    expect(record.parse(bare)).toMatchObject({
      externalId: null,
      customer: null,
      cart: [],
      creditCardPayment: null,
      recurrenceCycle: null,
    });
  });

  test('is listed in an envelope of its own', () => {
    const page = { page: 1, total: 2, totalPages: 2, charges: [base] };
    expect(cardChargeShapes['cardCharges.list'].wire.parse(page)).toEqual(page);
    expect(cardChargeShapes['cardCharges.list'].record.parse(page)).toMatchObject({ hasNext: true, total: 2, items: [{ id: base.id }] });
  });
});
