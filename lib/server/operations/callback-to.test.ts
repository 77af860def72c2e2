import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { operationsForTests } from './testing/operations-for-tests';

const { office, payments, charge, transfer, confirmation } = operationsForTests();

const merchantCallbackUrl = 'https://loja.example/pix/callbacks';
const merchants = () => ({ environment: { ...office.services().environment, merchantCallbackUrl } });

test('the service is told the address of the merchant’s own system where that is chosen, and nothing of the choice', async () => {
  const { status } = await charge({ amount: 10, callbackTo: 'merchant' }, { services: merchants() });
  expect(status).toBe(200);
  expect(payments().posts).toEqual([expect.objectContaining({ callbackUrl: merchantCallbackUrl })]);
  expect(payments().posts[0]).not.toHaveProperty('callbackTo');
});

test.each([
  ['chosen', { callbackTo: 'office' }],
  ['not said', {}],
])('it is told our own address where Balcão is %s, also with that setting', async (_, choice) => {
  await charge({ amount: 10, ...choice }, { services: merchants() });
  expect(payments().posts[0]).toMatchObject({ callbackUrl: expect.stringContaining('/api/callbacks/') });
});

test('a transfer takes the choice as well', async () => {
  const mine = await confirmation('account', { accountNumber: '000017' }, 'transfers.create', 50);
  const body = { payerAccountNumber: '004821', receiverAccountNumber: '000017', amount: 50, confirmation: mine, callbackTo: 'merchant' };
  await transfer(body, { services: merchants() });
  expect(payments().posts[0]).toMatchObject({ callbackUrl: merchantCallbackUrl });
});

test('without the setting nothing is sent for the merchant’s system, and no browser names an address', async () => {
  const refused = await charge({ amount: 10, callbackTo: 'merchant' });
  expect([refused.status, refused.body.errorCode]).toEqual([422, 'SVB451']);
  expect((await charge({ amount: 10, callbackUrl: 'https://evil.example/' }, { services: merchants() })).status).toBe(400);
  expect((await charge({ amount: 10, callbackTo: 'https://evil.example/' }, { services: merchants() })).status).toBe(400);
  expect(payments().posts).toEqual([]);
});

test('one key with another choice is another request', async () => {
  const key = randomUUID();
  await charge({ amount: 10, callbackTo: 'merchant' }, { key, services: merchants() });
  expect((await charge({ amount: 10, callbackTo: 'office' }, { key, services: merchants() })).status).toBe(422);
  expect(payments().posts).toHaveLength(1);
});
