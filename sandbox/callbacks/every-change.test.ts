import { beforeAll, describe, expect, test } from 'vitest';
import { transactionWire } from '@/lib/contracts/pix/payments/transactions.shape';
import { merchantForTests } from '@/sandbox/testing/merchant-for-tests';
import { receiverForTests } from '@/sandbox/testing/receiver-for-tests';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';

const sandbox = sandboxForTests();
const receiver = receiverForTests();

// No institution answers on its own unless a test orders it.
beforeAll(() => sandbox().control.setClock({ speed: 0 }));

/** An account with money, whose operations report to an address of their own. */
async function merchant(name: string) {
  const one = merchantForTests(sandbox, `sandbox-told-${name}`);
  const { control } = sandbox();
  await control.changeAccount(one.token, { available: 1_000 });
  return {
    ...one,
    control,
    callbackUrl: receiver.url(name),
    /** The callbacks received so far, oldest first: whole transactions each. */
    received: async () => {
      await control.callbacksIdle(one.token);
      return receiver.arrivals(name).map(({ body }) => transactionWire.parse(body));
    },
  };
}

const states = (rows: readonly { status: string; refundStatus: string | null }[]) =>
  rows.map(({ status, refundStatus }) => (refundStatus === null ? status : `${status} ${refundStatus}`));

describe('interface: Events, Payload: a callback is sent for each change of', () => {
  test('a deposit: created, paid, refund started and confirmed', async () => {
    const { token, ok, control, callbackUrl, received } = await merchant('deposit');
    const { id } = await ok('charges.create', { body: { amount: 100, callbackUrl, virtualAccount: 'loja-1' } });
    await control.payCharge({ token, id });
    await ok('refunds.create', { params: { transactionId: id }, body: {} });
    await control.settleRefund({ token, id });
    const bodies = await received();
    expect(states(bodies)).toEqual(['PENDING', 'COMPLETED', 'COMPLETED PENDING', 'REFUNDED COMPLETED']);
    expect(new Set(bodies.map((body) => `${body.id} ${body.virtualAccount}`))).toEqual(new Set([`${id} loja-1`]));
    const [made, paid] = bodies;
    expect(made).toMatchObject({
      qrCodeText: expect.any(String),
      qrCodeBase64: expect.any(String),
      endToEndId: null,
      paidAt: null,
      payerName: null,
    });
    expect(paid).toMatchObject({
      qrCodeText: null,
      qrCodeBase64: null,
      endToEndId: expect.any(String),
      paidAt: expect.any(String),
      payerName: expect.any(String),
    });
  });

  test.each(['expireCharge', 'cancelCharge', 'failCharge'] as const)('an unpaid deposit: %s', async (end) => {
    const { token, ok, control, callbackUrl, received } = await merchant(end);
    const { id } = await ok('charges.create', { body: { amount: 100, callbackUrl } });
    const { status } = await control[end]({ token, id });
    expect(states(await received())).toEqual(['PENDING', status]);
  });

  test.each(['settleWithdrawal', 'cancelWithdrawal', 'failWithdrawal'] as const)('a withdrawal: %s', async (end) => {
    const { token, ok, control, callbackUrl, received } = await merchant(end);
    const { id } = await ok('withdrawals.create', {
      body: { amount: 10, pixKey: 'ana@correio.example', pixType: 'email', callbackUrl },
    });
    const { status } = await control[end]({ token, id });
    expect(states(await received())).toEqual(['PENDING', status]);
  });

  test('an internal transfer, which is complete at once', async () => {
    const { ok, token, control, callbackUrl, received } = await merchant('transfer');
    const [payer, other] = await Promise.all([control.createAccount({ token }), control.createAccount({ token: `${token}-other` })]);
    const accounts = { payerAccountNumber: payer.number, receiverAccountNumber: other.number };
    await ok('transfers.create', { body: { ...accounts, amount: 10, callbackUrl } });
    expect(await received()).toMatchObject([{ status: 'COMPLETED', ...accounts }]);
  });
});
