import { beforeAll, describe, expect, test } from 'vitest';
import { transactionWire } from '@/lib/contracts/pix/payments/transactions.shape';
import { merchantForTests } from '@/sandbox/testing/merchant-for-tests';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';
import type { TransactionWire } from '@/sandbox/transaction-records/transaction-row';

const sandbox = sandboxForTests();
const callbackUrl = 'https://loja.example/pix';

// Nothing is confirmed by itself.
beforeAll(() => sandbox().control.setClock({ speed: 0 }));

/** An account with money. */
async function rich(name: string) {
  const merchant = merchantForTests(sandbox, `sandbox-fields-${name}`);
  const { token } = merchant;
  const { number } = await sandbox().control.changeAccount(token, { available: 1_000 });
  return { ...merchant, token, number, control: sandbox().control };
}

const always = ['id', 'status', 'type', 'amount', 'createdAt', 'updatedAt'];
const given = ['callbackUrl', 'clientReference', 'virtualAccount'];
const generated = ['generatedName', 'generatedDocument', 'generatedEmail'];
const code = ['qrCodeText', 'qrCodeBase64', 'qrCodeUrl'];
const institutions = ['payerInstitutionIspb', 'payerInstitutionName', 'receiverInstitutionIspb', 'receiverInstitutionName'];
const parties = ['payerName', 'payerDocument', 'receiverName', 'receiverDocument', ...institutions];
const payment = ['serviceFeeCharged', 'endToEndId', 'paidAt', ...parties];
const key = ['withdrawPixKey', 'withdrawPixType'];
const refund = ['refundAmount', 'refundStatus', 'refundReason', 'refundDescription'];

/** Says which fields are filled; every other one of the document's table is there and null. */
function expectFilled(transaction: TransactionWire, ...filled: readonly string[][]) {
  const rows = Object.keys(transactionWire.shape).filter((field) => field !== 'method');
  expect(Object.keys(transaction).sort()).toEqual(rows.sort());
  const found = Object.entries(transaction).flatMap(([field, value]) => (value === null ? [] : [field]));
  expect(found.sort()).toEqual([...always, ...filled.flat()].sort());
}

async function charged(name: string) {
  const merchant = await rich(name);
  const body = {
    amount: 100,
    callbackUrl,
    clientReference: 'pedido-1',
    virtualAccount: 'loja-1',
    generatedName: 'Inês Prado',
    generatedDocument: '52998224725',
    generatedEmail: 'ines@correio.example',
  };
  const { id } = await merchant.ok('charges.create', { body });
  const order = { token: merchant.token, id };
  return { ...merchant, id, order, read: () => merchant.ok('charges.find', { query: { id } }) };
}

describe('interface: Transaction, which fields are filled when: a deposit', () => {
  test('PENDING: its QR code, and nothing of a payment', async () => {
    const { read } = await charged('pending');
    expectFilled(await read(), given, generated, code);
  });

  test('COMPLETED: payer, receiver, end-to-end id and time, and no QR code any more', async () => {
    const { control, order, number, read } = await charged('paid');
    await control.payCharge(order);
    const paid = await read();
    expectFilled(paid, given, generated, payment, ['receiverAccountNumber']);
    expect(paid).toMatchObject({ receiverAccountNumber: number, payerInstitutionIspb: expect.stringMatching(/^[0-9A-Z]{8}$/) });
    for (const time of [paid.paidAt, paid.createdAt, paid.updatedAt]) expect(time).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:.]{12}Z$/);
  });

  test('its refund PENDING, then REFUNDED: amount as text, reason and description; id and time once it is confirmed', async () => {
    const { control, order, ok, id, read } = await charged('refunded');
    await control.payCharge(order);
    await ok('refunds.create', { params: { transactionId: id }, body: { description: 'Devolvido' } });
    expectFilled(await read(), given, generated, payment, ['receiverAccountNumber'], refund);
    await control.settleRefund(order);
    const refunded = await read();
    expectFilled(refunded, given, generated, payment, ['receiverAccountNumber'], refund, ['refundEndToEndId', 'refundedAt']);
    expect(refunded).toMatchObject({ status: 'REFUNDED', refundAmount: '100.00', refundStatus: 'COMPLETED' });
  });

  test.each([
    ['expireCharge', []],
    ['failCharge', []],
    ['cancelCharge', ['cancellationReason']],
  ] as const)('%s: neither code nor payment', async (end, optionalFields) => {
    const { control, order, read } = await charged(end);
    await control[end](order);
    expectFilled(await read(), given, generated, [...optionalFields]);
  });
});

describe('interface: Transaction, which fields are filled when: a withdrawal', () => {
  async function withdrawn(name: string) {
    const merchant = await rich(name);
    const optionalFields = { callbackUrl, clientReference: 'nota-1', virtualAccount: 'loja-1' };
    const body = { amount: 10, pixKey: 'ana@correio.example', pixType: 'email', ...optionalFields } as const;
    const made = await merchant.ok('withdrawals.create', { body });
    return { ...merchant, made, order: { token: merchant.token, id: made.id } };
  }

  test('PENDING: its key, its fee and the account that pays', async () => {
    const { made, number } = await withdrawn('out');
    expectFilled(made, given, key, ['serviceFeeCharged', 'payerAccountNumber']);
    expect(made.payerAccountNumber).toBe(number);
  });

  test('COMPLETED: who paid, who received, end-to-end id and time', async () => {
    const { control, order } = await withdrawn('out-paid');
    expectFilled(await control.settleWithdrawal(order), given, key, payment, ['payerAccountNumber']);
  });

  test('CANCELED: the reason', async () => {
    const { control, order } = await withdrawn('out-canceled');
    const ended = await control.cancelWithdrawal({ ...order, reason: 'PIX_KEY_NOT_FOUND' });
    expectFilled(ended, given, key, ['serviceFeeCharged', 'payerAccountNumber', 'cancellationReason']);
  });
});

test('interface: Transaction, which fields are filled when: an internal transfer has both accounts and no end-to-end id', async () => {
  const { ok, number, token, control } = await rich('transfer');
  const other = await control.createAccount({ token: `${token}-other` });
  const accounts = { payerAccountNumber: number, receiverAccountNumber: other.number };
  const optionalFields = { callbackUrl, clientReference: 'acerto-1', virtualAccount: 'loja-1' };
  const made = await ok('transfers.create', { body: { ...accounts, amount: 10, ...optionalFields } });
  const filled = ['serviceFeeCharged', 'paidAt', ...parties, 'payerAccountNumber', 'receiverAccountNumber'];
  expectFilled(made, given, filled);
  expect(made).toMatchObject({ serviceFeeCharged: 0, payerInstitutionIspb: made.receiverInstitutionIspb });
});
