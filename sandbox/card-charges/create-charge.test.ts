import { describe, expect, test } from 'vitest';
import { shapes } from '@/lib/contracts/shapes';
import { openDatabase } from '@/sandbox/database/open-database';
import { approvedCard, cardAccounts, chargeBody, foreignCard, fraudAnalysis } from '@/sandbox/testing/card-accounts';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';

const sandbox = sandboxForTests();
const account = cardAccounts(sandbox);
const wire = shapes['cardCharges.create'].wire;

async function create(token: string, body: unknown) {
  const { call } = await account(token);
  return call('/charges', { method: 'POST', body });
}

describe('interface: Card interface, POST /charges', () => {
  test('a charge answers 201 and PAID with a masked card number and no security code', async () => {
    const { status, body } = await create('sandbox-buyer', chargeBody(approvedCard, { payment: { installments: 3 } }));
    expect(status).toBe(201);
    const charge = wire.parse(body);
    expect(charge).toMatchObject({
      amount: 10_000,
      externalId: 'order-1',
      recurrentPaymentId: null,
      recurrenceCycle: null,
      creditCardPayment: {
        status: 2,
        installments: 3,
        currency: 'BRL',
        reasonCode: 0,
        reasonMessage: 'Aprovada',
        returnCode: '00',
        returnMessage: 'Transação aprovada',
        authorizationCode: expect.stringMatching(/^\d{6}$/),
        card: { number: '411111******1111', holder: 'ANA SOUZA', expiration: '12/2034', brand: 'Visa' },
        reversedAmount: null,
        chargebacks: [],
      },
    });
    expect(JSON.stringify(charge)).not.toContain(approvedCard);
  });

  test('the answer repeats customer, cart and recurrence, with null for absent fields', async () => {
    const address = {
      street: 'Rua das Flores',
      number: '10',
      zipCode: '01310100',
      city: 'São Paulo',
      state: 'SP',
      country: 'BR',
      district: 'Centro',
    };
    const customer = { name: 'Ana Souza', birthdate: '1990-05-17', phone: '5511987654321', address };
    const cart = [
      { name: 'Livro', quantity: 2, sku: 'L1', unitPrice: 4_000 },
      { name: 'Caneta', quantity: 1, unitPrice: 2_000 },
    ];
    const recurrence = { interval: 'Annual', endDate: '2034-12-31' };
    const charge = wire.parse((await create('sandbox-echo', chargeBody(approvedCard, { customer, cart, recurrence }))).body);
    expect(charge).toMatchObject({
      customer: { ...customer, identity: null, identityType: null, email: null, address: { ...address, complement: null } },
      cart: [cart[0], { ...cart[1], sku: null }],
      paymentType: 'creditcard',
      postbackUrl: null,
      recurrence,
      recurrentPaymentId: expect.any(String),
      recurrenceCycle: 0,
    });
    const { call } = await account('sandbox-echo');
    expect(await call(`/charges/${charge.id}`)).toMatchObject({ status: 200, body: { customer: charge.customer, cart: charge.cart } });
  });

  test('card number and security code are in no table', async () => {
    await create('sandbox-secretive', chargeBody('5105105105105100', { card: { cvv: '739' } }));
    const sql = openDatabase(sandbox().databaseUrl, 1);
    const [row] = await sql<{ everything: string }[]>`select string_agg(card_charges::text, ' ') as everything from card_charges`;
    await sql.end();
    expect(row?.everything).toContain('510510******5100');
    expect(row?.everything).not.toContain('5105105105105100');
    expect(row?.everything).not.toMatch(/cvv|"739"/);
  });

  test('a repeated externalId creates another charge', async () => {
    const ids = [];
    for (let at = 0; at < 2; at++) ids.push(wire.parse((await create('sandbox-again', chargeBody())).body).id);
    expect(new Set(ids).size).toBe(2);
  });

  describe('a test card answers 201 with', () => {
    test.each([
      ['001', { status: 1, reasonCode: 0 }],
      ['002', { status: 12, reasonCode: null, authorizationCode: null }],
      ['003', { status: 13 }],
      ['004', { status: 0, reasonCode: null }],
      ['005', { status: 3, reasonCode: 7, retryAllowed: true, returnCode: '05', returnMessage: 'Não autorizada pelo emissor' }],
      ['051', { status: 3, reasonCode: 2, retryAllowed: true, authorizationCode: null }],
      ['054', { status: 3, reasonCode: 15, retryAllowed: false, reasonMessage: 'Cartão vencido' }],
      ['057', { status: 3, reasonCode: 7, retryAllowed: false }],
      ['041', { status: 3, reasonCode: 14, retryAllowed: false }],
      ['091', { status: 3, reasonCode: 7, retryAllowed: true }],
    ])('%s: %o', async (digits, payment) => {
      const { status, body } = await create('sandbox-trials', chargeBody(digits));
      expect(status).toBe(201);
      expect(wire.parse(body).creditCardPayment).toMatchObject(payment);
    });
  });

  describe('test cards provoke every code of a charge', () => {
    const nothing = expect.not.objectContaining({ requestId: expect.anything() });
    test.each([
      ['101', 422],
      ['102', 422],
      ['103', 422],
      ['104', 422],
      ['105', 422],
      ['106', 422],
      ['107', 422],
      ['108', 422],
      ['200', 422],
      ['201', 422],
      ['202', 422],
      ['203', 422],
      ['900', 422],
      ['901', 503],
      ['999', 500],
    ])('SV%s', async (digits, status) => {
      const token = `sandbox-code-${digits}`;
      const answer = await create(token, chargeBody(digits));
      expect(answer).toMatchObject({ status, body: { code: `SV${digits}`, statusCode: status } });
      if (status < 500) expect(answer.body).toEqual(nothing);
      const { call } = await account(token);
      expect(await call('/charges')).toMatchObject({ body: { total: 0 } });
    });

    test('SV109 leaves the charge in place', async () => {
      expect(await create('sandbox-doubt', chargeBody('109'))).toMatchObject({ status: 502, body: { code: 'SV109' } });
      const { call } = await account('sandbox-doubt');
      expect(await call('/charges')).toMatchObject({ body: { total: 1, charges: [{ externalId: 'order-1' }] } });
    });
  });

  describe('rules', () => {
    test.each([
      ['below the account’s minimum', 'SV101', { cardAmountMin: 10_001 }, chargeBody()],
      ['above its maximum', 'SV102', { cardAmountMax: 9_999 }, chargeBody()],
      ['no card charges', 'SV106', { allowCardCharge: false }, chargeBody()],
      ['foreign money of a card from here', 'SV201', {}, chargeBody(approvedCard, { payment: { currency: 'USD', fraudAnalysis } })],
    ])('%s: %s', async (_, code, settings, body) => {
      const token = `sandbox-rule-${code}`;
      await sandbox().control.changeAccount(token, settings);
      expect(await create(token, body)).toMatchObject({ status: 422, body: { code } });
    });

    test('amounts at the limits and foreign currency with a foreign card are accepted', async () => {
      const token = 'sandbox-within';
      await sandbox().control.changeAccount(token, { cardAmountMin: 10_000, cardAmountMax: 10_000 });
      expect((await create(token, chargeBody())).status).toBe(201);
      const { status, body } = await create(token, chargeBody(foreignCard, { payment: { currency: 'USD', fraudAnalysis } }));
      expect([status, wire.parse(body).creditCardPayment.currency]).toEqual([201, 'USD']);
    });
  });

  describe('400 SV001 with each wrong field, and nothing is stored', () => {
    test.each<[string, unknown]>([
      ['creditCardPayment.currency', chargeBody(foreignCard, { payment: { currency: 'XTS', fraudAnalysis } })],
      ['recurrence.endDate', chargeBody(approvedCard, { recurrence: { interval: 'Monthly', endDate: '2020-01-01' } })],
      ['creditCardPayment.card.expiration', chargeBody(approvedCard, { card: { expiration: '01/2020' } })],
      ['creditCardPayment.card.number', chargeBody('9999999999999995')],
      ['creditCardPayment.card.cvv', chargeBody(approvedCard, { card: { cvv: '1234' } })],
      ['amount', chargeBody(approvedCard, { amount: 99 })],
      ['amount', chargeBody(approvedCard, { amount: 100.5 })],
      ['amount', chargeBody(approvedCard, { amount: -100 })],
      ['amount', chargeBody(approvedCard, { amount: null })],
      ['amount', JSON.stringify(chargeBody()).replace('10000', '1e309')],
      ['creditCardPayment.card.number', chargeBody('4111111111111112')],
      ['creditCardPayment.card.cvv', chargeBody(approvedCard, { card: { cvv: '12' } })],
      ['creditCardPayment.installments', chargeBody(approvedCard, { payment: { installments: 13 } })],
      ['creditCardPayment.installments', chargeBody(approvedCard, { payment: { installments: 2 }, recurrence: { interval: 'Monthly' } })],
      ['creditCardPayment.installments', chargeBody(foreignCard, { payment: { installments: 2, currency: 'USD', fraudAnalysis } })],
      ['creditCardPayment.fraudAnalysis', chargeBody(foreignCard, { payment: { currency: 'USD' } })],
      ['externalId', chargeBody(approvedCard, { externalId: 'x'.repeat(65) })],
      ['customer.name', chargeBody(approvedCard, { customer: { name: 'Ana\u0000' } })],
      ['customer.name', chargeBody(approvedCard, { customer: { name: '\ud83d' } })],
      ['surprise', chargeBody(approvedCard, { surprise: 1 })],
      ['', '{"amount":'],
      ['', ''],
    ])('%s', async (field, body) => {
      const { status, body: refusal } = await create('sandbox-clumsy', body);
      expect(status).toBe(400);
      expect(refusal).toMatchObject({ code: 'SV001', statusCode: 400, error: 'Bad Request' });
      expect(refusal).toHaveProperty('details', expect.arrayContaining([{ field, reason: expect.any(String) }]));
      const { call } = await account('sandbox-clumsy');
      expect(await call('/charges')).toMatchObject({ body: { total: 0 } });
    });

    test('text with a special meaning elsewhere is stored unchanged', async () => {
      const name = `Robert'); drop table card_charges;-- <script>alert(1)</script> 🙂`;
      const { body } = await create('sandbox-literal', chargeBody(approvedCard, { customer: { name } }));
      expect(wire.parse(body).customer.name).toBe(name);
    });
  });
});
