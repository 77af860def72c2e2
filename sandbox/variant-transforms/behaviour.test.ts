import { expect, test } from 'vitest';
import { shapeOf, shapes } from '@/lib/contracts/shapes';
import { refundable } from '@/lib/domain/payment/refundable';
import { brCode } from '@/sandbox/br-code/br-code';
import { cardAccounts, chargeBody } from '@/sandbox/testing/card-accounts';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';
import { variantAccounts } from '@/sandbox/testing/variant-accounts';
import type { VariantName } from '@/sandbox/variants/variant-table';

const sandbox = sandboxForTests();
const card = cardAccounts(sandbox);
const account = variantAccounts(sandbox);

/** The id of what a call made. */
function idOf({ body }: { readonly body: unknown }, field = 'id'): string {
  expect(body).toHaveProperty(field, expect.any(String));
  return String(Reflect.get(Object(body), field));
}

test('interface: POST /pix, clientReference: a repeated one answers the earlier operation', async () => {
  const { token, control, send } = await account('reference-replay');
  const charge = await send('POST', '/pix', { amount: 10, clientReference: 'pedido-1' });
  expect(await send('POST', '/pix', { amount: 12, clientReference: 'pedido-1' })).toEqual(charge);
  const payment = { amount: 10, pixKey: 'pending@sandbox.example', pixType: 'email', clientReference: 'nota-1' };
  const withdrawal = await send('POST', '/withdraw', payment);
  expect(await send('POST', '/withdraw', payment)).toEqual(withdrawal);
  expect(await send('POST', '/withdraw', { ...payment, amount: 11 })).toMatchObject({ status: 409, body: { errorCode: 'SVC210' } });
  expect(await send('POST', '/pix', { amount: 10, clientReference: 'nota-1' })).toMatchObject({ status: 409 });
  expect((await control.storedTransactions({ token })).data).toHaveLength(2);
});

test('interface: Limits, pagination: a limit above the maximum is capped', async () => {
  const { token, control, send } = await account('truncated-limit');
  for (let count = 0; count < 101; count++) await control.insertTransaction({ token });
  expect((await send('GET', '/user/transactions?limit=500')).body).toMatchObject({ data: { length: 100 }, hasNextPage: true });
  expect(await send('GET', '/user/transactions?limit=0')).toMatchObject({ status: 400 });
});

test('a page has ten rows by default', async () => {
  const { token, control, send } = await account('ten-a-page');
  for (let count = 0; count < 11; count++) await control.insertTransaction({ token });
  expect((await send('GET', '/user/transactions')).body).toMatchObject({ data: { length: 10 }, hasNextPage: true });
  expect((await send('GET', '/user/transactions?limit=11')).body).toMatchObject({ data: { length: 11 }, hasNextPage: false });
});

test('interface: Reports, GET /user/transactions: a list without dateFrom is 400', async () => {
  const { send } = await account('required-date-from');
  expect(await send('GET', '/user/transactions')).toMatchObject({
    status: 400,
    body: { errorCode: 'SVV001', details: [{ field: 'dateFrom' }] },
  });
  expect(await send('GET', '/user/transactions?dateFrom=2026-01-01')).toMatchObject({ status: 200 });
});

test('interface: Authentication, 6: a missing scope is 401 on its route alone', async () => {
  const { token, control, send } = await account('scope-unauthorized');
  await control.changeAccount(token, { scopes: ['account:read'] });
  expect(await send('GET', '/user/balance')).toMatchObject({ status: 401, body: { errorCode: 'SVA100' } });
  expect(await send('GET', '/user')).toMatchObject({ status: 200 });
});

test.each([
  ['no-webhooks', 'POST', '/user/webhooks', { url: 'https://loja.example/pix' }],
  ['no-statements', 'GET', '/user/bank-statements?createdAtFrom=2000-01-01&createdAtTo=2100-01-01', undefined],
  ['no-pending-deposits', 'GET', '/user/deposit-pending', undefined],
  ['no-refunds', 'POST', '/refund/any', {}],
  ['no-report-list', 'GET', '/user/report', undefined],
  ['no-pix-keys', 'GET', '/user/pix-keys', undefined],
  ['no-service-status', 'GET', '/status', undefined],
  ['no-account-change', 'PATCH', '/user', { autoWithdraw: null }],
] as const)('%s: %s %s is 404', async (name, method, path, body) => {
  const { send } = await account(name);
  expect(await send(method, path, body)).toMatchObject({ status: 404, body: { errorCode: 'SVG404' } });
});

test('a look-up accepts several keys that must all match', async () => {
  const { send } = await account('combined-lookup-keys');
  const id = idOf(await send('POST', '/pix', { amount: 10, clientReference: 'pedido-1', virtualAccount: 'loja-1' }));
  expect(await send('GET', `/pix?id=${id}&clientReference=pedido-1&virtualAccount=loja-1`)).toMatchObject({ status: 200, body: { id } });
  expect(await send('GET', `/pix?id=${id}&clientReference=pedido-2`)).toMatchObject({ status: 404, body: { errorCode: 'SVC310' } });
  expect(await send('GET', '/pix')).toMatchObject({ status: 400 });
});

test('an expiry below a minute is refused', async () => {
  const { send } = await account('shortest-expiry');
  const short = { status: 400, body: { errorCode: 'SVV001', details: [{ field: 'expiresIn' }] } };
  expect(await send('POST', '/pix', { amount: 10, expiresIn: 59 })).toMatchObject(short);
  expect(await send('POST', '/pix', { amount: 10, expiresIn: 60 })).toMatchObject({ status: 200 });
});

test('defenses are refused with a single code and cannot be read', async () => {
  const { token, control, send } = await account('plain-defense-codes', 'no-sent-defenses');
  const charge = idOf(await send('POST', '/pix', { amount: 10 }));
  await control.payCharge({ token, id: charge });
  const { id } = await control.openInfraction({ token, transactionId: charge });
  await control.moveInfraction(id, { token, move: 'wait' });
  const form = new FormData();
  form.set('defense', 'Entregue com nota fiscal.');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await sandbox().fetch(`/user/infractions/${id}/defenses`, { method: 'POST', headers, body: form });
  expect([answer.status, await answer.json()]).toMatchObject([422, { errorCode: 'SVG422' }]);
  expect(await send('GET', `/user/infractions/${id}/defenses`)).toMatchObject({ status: 403, body: { errorCode: 'SVA200' } });
  expect(await send('GET', `/user/infractions/${id}`)).toMatchObject({ status: 200, body: { defenseHistory: [] } });
});

test('a reactivation requires accepting missed charges', async () => {
  const { token } = await account('required-acceptance');
  const { call } = await card(token);
  const body = chargeBody(undefined, { recurrence: { interval: 'Monthly' } });
  const path = `/charges/recurrences/${idOf(await call('/charges', { method: 'POST', body }), 'recurrentPaymentId')}`;
  await call(`${path}/deactivate`, { method: 'PUT' });
  expect(await call(`${path}/reactivate`, { method: 'PUT', body: {} })).toMatchObject({ status: 422, body: { code: 'SV504' } });
  const accepted = { acceptRetroactiveCharges: true };
  expect(await call(`${path}/reactivate`, { method: 'PUT', body: accepted })).toMatchObject({ status: 200, body: { status: 'ACTIVE' } });
});

test('interface: What the service does, money rules, 3: static codes are refused, dynamic ones resolved', async () => {
  const { send } = await account('no-static-codes');
  const fixed =
    '00020126510014br.gov.bcb.pix0115thalesog@me.com0210Pedido 123520400005303986540510.005802BR5914THALES OGLIARI6015SAO MIGUEL DO O62070503***63040DC6';
  const dynamic = brCode({ location: 'pix.banco.example/qr/1', amount: 100_000n, merchant: 'Loja' });
  expect(await send('POST', '/pix/qrcode/read', { emv: fixed })).toMatchObject({ status: 400, body: { errorCode: 'SVK601' } });
  expect(await send('POST', '/withdraw/qrcode', { qrCode: fixed })).toMatchObject({ status: 400, body: { errorCode: 'SVK601' } });
  expect(await send('POST', '/pix/qrcode/read', { emv: dynamic })).toMatchObject({ status: 200 });
});

test('a partial reversal of a card charge is refused', async () => {
  const { token } = await account('no-partial-reversals');
  const { call } = await card(token);
  const id = idOf(await call('/charges', { method: 'POST', body: chargeBody() }));
  expect(await call(`/charges/${id}/reverse?amount=100`, { method: 'PUT' })).toMatchObject({ status: 422, body: { code: 'SV900' } });
  expect(await call(`/charges/${id}/reverse`, { method: 'PUT' })).toMatchObject({ status: 200 });
});

/** A charge of R$ 100,00 that was paid and of which a part was given back. */
async function partlyRefunded(...names: VariantName[]) {
  const merchant = await account(...names);
  const { token, control, send } = merchant;
  const id = idOf(await send('POST', '/pix', { amount: 100 }));
  await control.payCharge({ token, id });
  const refund = async (amount: number) => {
    await send('POST', `/refund/${id}`, { amount, description: `Item de ${amount}` });
    return control.settleRefund({ token, id });
  };
  return { ...merchant, id, refund, refunded: await refund(30.5) };
}

test('a partial refund makes a payment REFUNDED', async () => {
  const { id, send, refunded } = await partlyRefunded('partial-refunded');
  expect(refunded).toMatchObject({ status: 'REFUNDED', refundStatus: 'COMPLETED', refundAmount: '30.50' });
  const { body } = await send('GET', `/user/transactions/${id}`);
  const record = shapes['transactions.read'].record.parse(body);
  expect(refundable(record, new Date())).toMatchObject({ remainder: '69.50', reason: 'nothing-left' });
  expect(await send('POST', `/refund/${id}`, {})).toMatchObject({ status: 409, body: { errorCode: 'SVG409' } });
});

test('refunds are listed one by one, and the product reads their sum', async () => {
  const { id, send, refund } = await partlyRefunded('refund-list');
  await refund(9.5);
  const { body } = await send('GET', `/pix?id=${id}`);
  const refundOf = (amount: number) => ({
    id: expect.any(String),
    amount,
    reason: 'CUSTOMER_REQUEST',
    description: `Item de ${amount}`,
    status: 'COMPLETED',
    endToEndId: expect.stringMatching(/^D/),
    refundedAt: expect.any(String),
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
  });
  expect(body).toMatchObject({ refunds: [refundOf(30.5), refundOf(9.5)] });
  expect(shapeOf('charges.find').record.parse(body)).toMatchObject({ status: 'COMPLETED', refundAmount: '40.00' });
});

test('a withdrawal shows the code that it paid', async () => {
  const { send } = await account('withdraw-code-text');
  const qrCode = brCode({ location: 'pix.banco.example/qr/1', amount: 100_000n, merchant: 'Loja' });
  const { body } = await send('POST', '/withdraw/qrcode', { qrCode });
  expect(body).toMatchObject({ status: 'PENDING', withdrawQrCodeText: qrCode });
  expect(shapeOf('withdrawals.createFromQrCode').record.parse(body)).toMatchObject({ status: 'PENDING', amount: '10.00' });
});

test('SANDBOX_VARIANT=later enables the newer variants, and each account can choose its own', async () => {
  const { control } = sandbox();
  const before = await control.variants();
  expect(Object.values(before)).not.toContain(true);
  expect(await control.setVariants({ variants: { 'balance-names': true } })).toMatchObject({ 'balance-names': true });
  expect((await sandbox().get('/user/balance', 'sandbox-chooses')).body).toHaveProperty('balanceAvailable');
  await control.setVariants({ token: 'sandbox-chooses', variants: { 'balance-names': false } });
  expect((await sandbox().get('/user/balance', 'sandbox-chooses')).body).toHaveProperty('available');
  expect(await control.setVariants({ variants: { 'balance-names': false } })).toEqual(before);
  await expect(control.setVariants({ variants: { nothing: true } as never })).rejects.toThrow('400');
});
