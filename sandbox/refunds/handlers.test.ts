import { beforeAll, describe, expect, test } from 'vitest';
import { merchantForTests, type Sent } from '@/sandbox/testing/merchant-for-tests';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';

const sandbox = sandboxForTests();

// Nothing is confirmed by itself unless a test moves the time.
beforeAll(() => sandbox().control.setClock({ speed: 0 }));

/** An account that was paid a moment ago, with R$ 500,00 besides. */
async function paid(name: string, amount = 100) {
  const merchant = merchantForTests(sandbox, `sandbox-refunds-${name}`);
  const { token } = merchant;
  await sandbox().control.changeAccount(token, { available: 500 });
  const { id } = await merchant.ok('charges.create', { body: { amount } });
  await sandbox().control.payCharge({ token, id });
  return {
    ...merchant,
    id,
    refund: (body: Sent<'refunds.create'> = {}) => merchant.ok('refunds.create', { params: { transactionId: id }, body }),
    notRefunded: (body: Sent<'refunds.create'> = {}) => merchant.refused('refunds.create', { params: { transactionId: id }, body }),
    settle: () => sandbox().control.settleRefund({ token, id }),
    fail: () => sandbox().control.failRefund({ token, id }),
  };
}

describe('interface: Withdrawals, Refund of a received Pix', () => {
  test('answers the original transaction with a pending refund, and holds the money', async () => {
    const { refund, balance } = await paid('begun');
    expect(await refund({ description: 'Item em falta' })).toMatchObject({
      status: 'COMPLETED',
      refundStatus: 'PENDING',
      refundAmount: '100.00',
      refundReason: 'CUSTOMER_REQUEST',
      refundDescription: 'Item em falta',
      refundedAt: null,
    });
    expect(await balance()).toEqual({ available: 499.01, blocked: 100 });
  });

  test('a full refund makes the transaction REFUNDED and keeps the fee', async () => {
    const { refund, settle, balance, closedStatement } = await paid('whole');
    await refund();
    expect(await settle()).toMatchObject({
      status: 'REFUNDED',
      refundStatus: 'COMPLETED',
      refundAmount: '100.00',
      refundEndToEndId: expect.stringMatching(/^D/),
      refundedAt: expect.any(String),
    });
    expect(await balance()).toEqual({ available: 499.01, blocked: 0 });
    await closedStatement();
  });

  test('partial refunds leave it COMPLETED until the last one; refundAmount is the sum so far', async () => {
    const { refund, settle, notRefunded, balance } = await paid('parts');
    await refund({ amount: 30.5 });
    expect(await settle()).toMatchObject({ status: 'COMPLETED', refundAmount: '30.50', refundStatus: 'COMPLETED' });
    expect(await refund({ amount: 9.5 })).toMatchObject({ refundAmount: '40.00', refundStatus: 'PENDING' });
    expect(await settle()).toMatchObject({ status: 'COMPLETED', refundAmount: '40.00' });
    expect(await notRefunded({ amount: 60.01 })).toMatchObject({ status: 422, errorCode: 'SVG423' });
    await refund({ amount: 60 });
    expect(await settle()).toMatchObject({ status: 'REFUNDED', refundAmount: '100.00' });
    expect(await balance()).toEqual({ available: 499.01, blocked: 0 });
    expect(await notRefunded()).toMatchObject({ status: 409, errorCode: 'SVG409' });
  });

  test('a failed refund releases the money and can be repeated', async () => {
    const { refund, fail, settle, balance } = await paid('failed');
    await refund({ amount: 40 });
    expect(await fail()).toMatchObject({ status: 'COMPLETED', refundStatus: 'CANCELED', refundedAt: null });
    expect(await balance()).toEqual({ available: 599.01, blocked: 0 });
    expect(await refund()).toMatchObject({ refundAmount: '100.00' });
    expect(await settle()).toMatchObject({ status: 'REFUNDED' });
  });

  test('a later refund that fails leaves what earlier ones returned, and the rest can be refunded', async () => {
    const { refund, fail, settle, notRefunded, balance, closedStatement } = await paid('later-failed');
    await refund({ amount: 30 });
    await settle();
    expect(await refund({ amount: 20 })).toMatchObject({ refundAmount: '50.00', refundStatus: 'PENDING' });
    expect(await fail()).toMatchObject({ status: 'COMPLETED', refundAmount: '30.00', refundStatus: 'CANCELED' });
    expect(await balance()).toEqual({ available: 569.01, blocked: 0 });
    expect(await notRefunded({ amount: 70.01 })).toMatchObject({ status: 422, errorCode: 'SVG423' });
    expect(await refund({ amount: 70 })).toMatchObject({ refundAmount: '100.00', refundStatus: 'PENDING' });
    expect(await settle()).toMatchObject({ status: 'REFUNDED', refundAmount: '100.00' });
    expect(await balance()).toEqual({ available: 499.01, blocked: 0 });
    await closedStatement();
  });

  test('is confirmed after a few seconds', async () => {
    const { ok, id, refund } = await paid('by-itself');
    await refund();
    await sandbox().control.setClock({ advanceSeconds: 10 });
    expect(await ok('charges.find', { query: { id } })).toMatchObject({ status: 'REFUNDED', refundStatus: 'COMPLETED' });
  });

  test('a second refund is refused while one is pending', async () => {
    const { refund, notRefunded } = await paid('one');
    await refund({ amount: 1 });
    expect(await notRefunded({ amount: 1 })).toMatchObject({ status: 409, errorCode: 'SVG409' });
  });

  test('the same reference with the same amount is the same refund; with another amount it is refused', async () => {
    const { refund, notRefunded, settle, balance } = await paid('repeated');
    const first = await refund({ amount: 10, clientReference: 'dev-1' });
    expect(await refund({ amount: 10, clientReference: 'dev-1' })).toEqual(first);
    expect(await balance()).toEqual({ available: 589.01, blocked: 10 });
    expect(await notRefunded({ amount: 11, clientReference: 'dev-1' })).toMatchObject({ status: 409, errorCode: 'SVC210' });
    const settled = await settle();
    expect(await refund({ amount: 10, clientReference: 'dev-1' })).toEqual(settled);
  });

  test('two concurrent calls with one reference create one refund', async () => {
    const { refund, notRefunded, balance } = await paid('race');
    await Promise.all([refund({ clientReference: 'dev-1' }), refund({ clientReference: 'dev-1' }), refund({ clientReference: 'dev-1' })]);
    expect(await balance()).toEqual({ available: 499.01, blocked: 100 });
    expect(await notRefunded({ clientReference: 'dev-2' })).toMatchObject({ errorCode: 'SVG409' });
  });

  test('is possible for ninety days after the payment', async () => {
    const { refund, notRefunded } = await paid('old');
    await sandbox().control.setClock({ advanceSeconds: 90 * 86_400 + 60 });
    expect(await notRefunded()).toMatchObject({ status: 422, errorCode: 'SVG422' });
    await sandbox().control.setClock({ advanceSeconds: -120 });
    expect(await refund()).toMatchObject({ refundStatus: 'PENDING' });
  });

  test('is refused without enough balance', async () => {
    const { token, notRefunded } = await paid('poor');
    await sandbox().control.changeAccount(token, { available: 99.99 });
    expect(await notRefunded()).toMatchObject({ status: 422, errorCode: 'SVC200' });
  });

  test('is refused for anything but a completed received Pix', async () => {
    const { ok, refused } = await paid('others');
    const { id } = await ok('charges.create', { body: { amount: 10 } });
    const withdrawal = await ok('withdrawals.create', { body: { amount: 10, pixKey: 'ana@correio.example', pixType: 'email' } });
    const refusedFor = (transactionId: string) => refused('refunds.create', { params: { transactionId }, body: {} });
    expect(await refusedFor(id)).toMatchObject({ status: 409, errorCode: 'SVG409' });
    expect(await refusedFor(withdrawal.id)).toMatchObject({ status: 422, errorCode: 'SVG422' });
    expect(await refusedFor('nothing')).toMatchObject({ status: 404, errorCode: 'SVC310' });
  });

  test.each([
    [101.92, 'SVI101', 500],
    [110.92, 'SVI110', 424],
    [111.92, 'SVI111', 424],
    [500.93, 'SVF500', 424],
    [404.94, 'SVG404', 404],
    [429.94, 'SVG429', 429],
  ])('R$ %d answers %s', async (amount, errorCode, status) => {
    const { notRefunded } = await paid(errorCode, 1_000);
    expect(await notRefunded({ amount })).toMatchObject({ status, errorCode });
  });

  test.each([
    ['a zero', { amount: 0 }, 'amount'],
    ['three decimals', { amount: 1.001 }, 'amount'],
    ['a long text', { description: 'x'.repeat(141) }, 'description'],
    ['an unknown field', { reason: 'x' }, 'reason'],
  ])('%s is 400 SVV001', async (_, body, field) => {
    const { token, id, balance } = await paid('wrong');
    const before = await balance();
    expect(await sandbox().send('POST', `/refund/${id}`, token, body)).toMatchObject({
      status: 400,
      body: { errorCode: 'SVV001', details: [{ field }] },
    });
    expect(await balance()).toEqual(before);
  });
});
