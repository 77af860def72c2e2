import { describe, expect, test } from 'vitest';
import { merchantForTests, type Sent } from '@/sandbox/testing/merchant-for-tests';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';

const sandbox = sandboxForTests();

/** Two accounts; the payer has R$ 500,00. */
async function two(name: string) {
  const payer = merchantForTests(sandbox, `sandbox-transfers-${name}`);
  const receiver = merchantForTests(sandbox, `sandbox-transfers-${name}-receiver`);
  const from = await sandbox().control.changeAccount(payer.token, { available: 500 });
  const to = await sandbox().control.createAccount({ token: receiver.token });
  const body = (given: Partial<Sent<'transfers.create'>> = {}): Sent<'transfers.create'> => ({
    payerAccountNumber: from.number,
    receiverAccountNumber: to.number,
    amount: 120,
    ...given,
  });
  return {
    payer,
    receiver,
    from,
    to,
    transfer: (given?: Partial<Sent<'transfers.create'>>) => payer.ok('transfers.create', { body: body(given) }),
    notTransferred: (given?: Partial<Sent<'transfers.create'>>) => payer.refused('transfers.create', { body: body(given) }),
  };
}

describe('interface: Internal transfer, POST /internal-transfer', () => {
  test('moves the money of both accounts at once, free, without an end-to-end id', async () => {
    const { payer, receiver, from, to, transfer } = await two('moved');
    expect(await transfer({ clientReference: 'caixa-1', description: 'Reforço' })).toMatchObject({
      status: 'COMPLETED',
      type: 'WITHDRAW',
      amount: 120,
      clientReference: 'caixa-1',
      serviceFeeCharged: 0,
      payerAccountNumber: from.number,
      payerName: from.name,
      receiverAccountNumber: to.number,
      receiverName: to.name,
      endToEndId: null,
      paidAt: expect.any(String),
    });
    expect(await payer.balance()).toEqual({ available: 380, blocked: 0 });
    expect(await receiver.balance()).toEqual({ available: 120, blocked: 0 });
    const [incoming] = (await sandbox().control.storedTransactions({ token: receiver.token })).data;
    expect(incoming).toMatchObject({
      type: 'DEPOSIT',
      status: 'COMPLETED',
      amount: 120,
      payerAccountNumber: from.number,
      clientReference: null,
    });
    await payer.closedStatement();
    await receiver.closedStatement();
  });

  test('concurrent transfers in both directions lose no centavo', async () => {
    const { payer, receiver, from, to } = await two('crossing');
    await sandbox().control.changeAccount(receiver.token, { available: 500 });
    const there = { payerAccountNumber: from.number, receiverAccountNumber: to.number, amount: 7 };
    const back = { payerAccountNumber: to.number, receiverAccountNumber: from.number, amount: 5 };
    await Promise.all(
      Array.from({ length: 15 }, () => [
        payer.ok('transfers.create', { body: there }),
        receiver.ok('transfers.create', { body: back }),
      ]).flat(),
    );
    expect(await payer.balance()).toEqual({ available: 470, blocked: 0 });
    expect(await receiver.balance()).toEqual({ available: 530, blocked: 0 });
    await payer.closedStatement();
    await receiver.closedStatement();
  });

  test('a repeated reference is refused and moves no money', async () => {
    const { payer, transfer, notTransferred } = await two('twice');
    await transfer({ clientReference: 'caixa-1' });
    expect(await notTransferred({ clientReference: 'caixa-1' })).toMatchObject({ status: 409, errorCode: 'SVC210' });
    expect((await payer.balance()).available).toBe(380);
  });

  test('transfer fees are charged in addition to the amount', async () => {
    const { payer, transfer, notTransferred } = await two('fee');
    await sandbox().control.changeAccount(payer.token, { transferOutFixed: 1.5 });
    expect(await transfer({ amount: 100 })).toMatchObject({ amount: 100, serviceFeeCharged: 1.5 });
    expect(await payer.balance()).toEqual({ available: 398.5, blocked: 0 });
    expect(await notTransferred({ amount: 397.01 })).toMatchObject({ status: 422, errorCode: 'SVC200' });
    await payer.closedStatement();
  });

  test('transfers that break a rule are refused', async () => {
    const { payer, receiver, from, to, transfer, notTransferred } = await two('rules');
    const { changeAccount } = sandbox().control;
    expect(await notTransferred({ amount: 500.01 })).toMatchObject({ status: 422, errorCode: 'SVC200' });
    expect(await notTransferred({ payerAccountNumber: to.number })).toMatchObject({ status: 403, errorCode: 'SVC400' });
    expect(await notTransferred({ receiverAccountNumber: from.number })).toMatchObject({ status: 400, errorCode: 'SVC600' });
    expect(await notTransferred({ receiverAccountNumber: '000000' })).toMatchObject({ status: 404, errorCode: 'SVC300' });
    await changeAccount(payer.token, { transferTicketMin: 10, transferTicketMax: 100 });
    expect(await notTransferred({ amount: 9.99 })).toMatchObject({ status: 400, errorCode: 'SVC602' });
    expect(await notTransferred({ amount: 100.01 })).toMatchObject({ status: 400, errorCode: 'SVC603' });
    await transfer({ amount: 10 });
    await transfer({ amount: 100 });
    await changeAccount(receiver.token, { transferInFixed: 20 });
    expect(await notTransferred({ amount: 20 })).toMatchObject({ status: 422, errorCode: 'SVC202' });
    await transfer({ amount: 20.01 });
    expect((await receiver.balance()).available).toBe(110.01);
    await changeAccount(receiver.token, { status: 'BLOCKED' });
    expect(await notTransferred({ amount: 50 })).toMatchObject({ status: 422, errorCode: 'SVC201' });
    await changeAccount(payer.token, { allowInternalTransfer: false });
    expect(await notTransferred()).toMatchObject({ status: 403, errorCode: 'SVC401' });
    await changeAccount(payer.token, { ipAllowed: false });
    expect(await notTransferred()).toMatchObject({ status: 403, errorCode: 'SVA203' });
  });

  test.each([
    [201.91, 'SVC201', 422],
    [300.91, 'SVC300', 404],
    [429.94, 'SVG429', 429],
  ])('R$ %d answers %s', async (amount, errorCode, status) => {
    const { payer, notTransferred } = await two(`magic-${errorCode}`);
    expect(await notTransferred({ amount })).toMatchObject({ status, errorCode });
    expect((await payer.balance()).available).toBe(500);
  });

  test.each([
    ['a number for an account', { receiverAccountNumber: 123_456 }, 'receiverAccountNumber'],
    ['five digits', { payerAccountNumber: '12345' }, 'payerAccountNumber'],
    ['nothing', { amount: 0 }, 'amount'],
    ['a long text', { description: 'x'.repeat(501) }, 'description'],
  ])('%s is 400 SVV001', async (_, wrong, field) => {
    const { payer, from, to } = await two('wrong');
    const body = { payerAccountNumber: from.number, receiverAccountNumber: to.number, amount: 1, ...wrong };
    expect(await sandbox().send('POST', '/internal-transfer', payer.token, body)).toMatchObject({
      status: 400,
      body: { errorCode: 'SVV001', details: [{ field }] },
    });
  });
});

test('interface: Internal transfer, GET /internal-transfer: finds one transfer by exactly one key', async () => {
  const { payer, transfer } = await two('find');
  const made = await transfer({ clientReference: 'caixa-9' });
  expect(await payer.ok('transfers.find', { query: { id: made.id } })).toEqual(made);
  expect(await payer.ok('transfers.find', { query: { clientReference: 'caixa-9' } })).toEqual(made);
  expect(await payer.refused('transfers.find', { query: {} })).toMatchObject({ status: 400, errorCode: 'SVV001' });
  const charge = await payer.ok('charges.create', { body: { amount: 10 } });
  expect(await payer.refused('transfers.find', { query: { id: charge.id } })).toMatchObject({ status: 404, errorCode: 'SVC301' });
});
