import { beforeAll, describe, expect, test } from 'vitest';
import { merchantForTests, type Sent } from '@/sandbox/testing/merchant-for-tests';
import { sandboxForTests, signedBy } from '@/sandbox/testing/sandbox-for-tests';

const sandbox = sandboxForTests();

// No institution answers by itself unless a test moves the time.
beforeAll(() => sandbox().control.setClock({ now: '2026-11-27T15:00:00Z', speed: 0 }));

/** An account with R$ 1.000,00; a withdrawal costs it R$ 0,85. */
async function rich(name: string) {
  const merchant = merchantForTests(sandbox, `sandbox-withdrawals-${name}`);
  const { token } = merchant;
  await sandbox().control.changeAccount(token, { available: 1_000 });
  const body = (given: Partial<Sent<'withdrawals.create'>> = {}): Sent<'withdrawals.create'> => ({
    amount: 100,
    pixKey: 'ana@correio.example',
    pixType: 'email',
    ...given,
  });
  return {
    ...merchant,
    withdraw: (given?: Partial<Sent<'withdrawals.create'>>) => merchant.ok('withdrawals.create', { body: body(given) }),
    notWithdrawn: (given?: Partial<Sent<'withdrawals.create'>>) => merchant.refused('withdrawals.create', { body: body(given) }),
    stored: async () => (await sandbox().control.storedTransactions({ token })).data,
  };
}

describe('interface: Withdrawals, POST /withdraw', () => {
  test('is PENDING with its fee and key, and holds amount and fee', async () => {
    const { withdraw, balance } = await rich('new');
    const given = { clientReference: 'nf-1', virtualAccount: 'fornecedores', callbackUrl: 'https://loja.example/pix' };
    expect(await withdraw({ ...given, description: 'Nota 1' })).toMatchObject({
      ...given,
      status: 'PENDING',
      type: 'WITHDRAW',
      amount: 100,
      serviceFeeCharged: 0.85,
      withdrawPixKey: 'ana@correio.example',
      withdrawPixType: 'email',
      payerAccountNumber: expect.stringMatching(/^\d{6}$/),
      receiverName: null,
      endToEndId: null,
      paidAt: null,
    });
    expect(await balance()).toEqual({ available: 899.15, blocked: 100.85 });
  });

  test('is paid to the key’s holder after two seconds', async () => {
    const { ok, withdraw, balance, closedStatement } = await rich('paid');
    const { id } = await withdraw();
    const holder = await ok('pixKeys.find', { query: { pixKey: 'ana@correio.example' } });
    await sandbox().control.setClock({ advanceSeconds: 1.9 });
    expect(await ok('withdrawals.find', { query: { id } })).toMatchObject({ status: 'PENDING' });
    await sandbox().control.setClock({ advanceSeconds: 0.2 });
    expect(await ok('withdrawals.find', { query: { id } })).toMatchObject({
      status: 'COMPLETED',
      receiverName: holder.name,
      receiverInstitutionIspb: holder.institutionIspb,
      payerName: 'Loja withdrawals-paid',
      endToEndId: expect.stringMatching(/^E/),
      paidAt: expect.any(String),
    });
    expect(await balance()).toEqual({ available: 899.15, blocked: 0 });
    expect((await closedStatement()).map((line) => line.reason)).toEqual([
      'Ajuste de saldo',
      'Reserva de Pix a enviar',
      'Reserva de Pix a enviar',
      'Pix enviado',
      'Tarifa de Pix enviado',
    ]);
  });

  test.each([
    ['cancelWithdrawal', 'CANCELED', 'PIX_KEY_NOT_FOUND'],
    ['failWithdrawal', 'ERROR', null],
  ] as const)('%s brings the money back, and the day of the limit', async (order, status, reason) => {
    const { token, ok, withdraw, balance } = await rich(status);
    const { id } = await withdraw();
    expect((await ok('account.read', {})).DailyWithdrawLimit.used).toBe(100);
    const ended = await sandbox().control[order]({ token, id, ...(reason === null ? {} : { reason }) });
    expect(ended).toMatchObject({ status, cancellationReason: reason, endToEndId: null });
    expect(await balance()).toEqual({ available: 1_000, blocked: 0 });
    expect((await ok('account.read', {})).DailyWithdrawLimit.used).toBe(0);
    await expect(sandbox().control.settleWithdrawal({ token, id })).rejects.toThrow('SVG409');
  });

  test.each([
    ['canceled', 'CANCELED'],
    ['error', 'ERROR'],
    ['pending', 'PENDING'],
  ])('to the key %s@sandbox.example ends as %s', async (name, status) => {
    const { ok, withdraw } = await rich(`key-${name}`);
    const { id } = await withdraw({ pixKey: `${name}@sandbox.example` });
    await sandbox().control.setClock({ advanceSeconds: 60 });
    expect(await ok('withdrawals.find', { query: { id } })).toMatchObject({ status });
  });

  test('a repeated reference is refused and costs nothing', async () => {
    const { withdraw, notWithdrawn, balance } = await rich('twice');
    await withdraw({ clientReference: 'nf-1' });
    expect(await notWithdrawn({ clientReference: 'nf-1' })).toMatchObject({ status: 409, errorCode: 'SVC210' });
    expect(await balance()).toEqual({ available: 899.15, blocked: 100.85 });
  });

  test('the whole balance, fee included, can be withdrawn, and not a centavo more', async () => {
    const { withdraw, notWithdrawn, balance, stored } = await rich('all');
    expect(await notWithdrawn({ amount: 999.16 })).toMatchObject({ status: 422, errorCode: 'SVC200' });
    expect(await stored()).toEqual([]);
    await withdraw({ amount: 999.15 });
    expect(await balance()).toEqual({ available: 0, blocked: 1_000 });
  });

  test('concurrent withdrawals never spend the same money twice', async () => {
    const { notWithdrawn, withdraw, balance, closedStatement } = await rich('race');
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => withdraw({ amount: 99.15 })));
    expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(10);
    expect(await balance()).toEqual({ available: 0, blocked: 1_000 });
    expect(await notWithdrawn({ amount: 0.01 })).toMatchObject({ errorCode: 'SVC200' });
    await closedStatement();
  });

  test('amounts at the account’s limits are accepted, amounts past them refused', async () => {
    const { token, withdraw, notWithdrawn } = await rich('limits');
    await sandbox().control.changeAccount(token, { cashOutTicketMin: 5, cashOutTicketMax: 200 });
    await withdraw({ amount: 5 });
    await withdraw({ amount: 200 });
    expect(await notWithdrawn({ amount: 4.99 })).toMatchObject({
      status: 400,
      errorCode: 'SVS600',
      message: expect.stringMatching('5,00'),
    });
    expect(await notWithdrawn({ amount: 200.01 })).toMatchObject({ status: 400, errorCode: 'SVS601' });
  });

  test('the daily limit starts again at midnight in São Paulo', async () => {
    const { token, ok, withdraw, notWithdrawn } = await rich('daily');
    await sandbox().control.changeAccount(token, { dailyWithdrawLimit: 150 });
    await sandbox().control.setClock({ now: '2026-11-28T02:59:00Z' });
    await withdraw({ amount: 100 });
    expect(await notWithdrawn({ amount: 50.01 })).toMatchObject({ status: 422, errorCode: 'SVS202' });
    await withdraw({ amount: 50 });
    await sandbox().control.setClock({ now: '2026-11-28T03:00:00Z' });
    expect((await ok('account.read', {})).DailyWithdrawLimit).toMatchObject({ limit: 150, used: 0, lastReset: '2026-11-28T03:00:00.000Z' });
    await withdraw({ amount: 150 });
  });

  test('operations without permission are refused', async () => {
    const { token, notWithdrawn, withdraw } = await rich('forbidden');
    const cnpj = { pixKey: '11222333000181', pixType: 'cnpj' as const };
    await sandbox().control.changeAccount(token, { registeredPayees: [] });
    expect(await notWithdrawn(cnpj)).toMatchObject({ status: 422, errorCode: 'SVS201' });
    await withdraw({ pixKey: '52998224725', pixType: 'cpf' });
    await sandbox().control.changeAccount(token, { registeredPayees: ['11222333000181'] });
    await withdraw(cnpj);
    await sandbox().control.changeAccount(token, { allowWithdraw: false });
    expect(await notWithdrawn()).toMatchObject({ status: 422, errorCode: 'SVS200' });
    await sandbox().control.changeAccount(token, { ipAllowed: false });
    expect(await notWithdrawn()).toMatchObject({ status: 403, errorCode: 'SVA203' });
  });

  test.each([
    [102.91, 'SVS102', 422, 0],
    [200.91, 'SVS200', 422, 0],
    [500.91, 'SVS500', 424, 0],
    [602.91, 'SVS602', 400, 0],
    [101.92, 'SVI101', 500, 0],
    [110.92, 'SVI110', 424, 0],
    [111.92, 'SVI111', 424, 1],
    [500.93, 'SVF500', 424, 0],
    [423.94, 'SVG423', 422, 0],
    [429.94, 'SVG429', 429, 0],
  ])('R$ %d answers %s with %d, leaving %d withdrawals', async (amount, errorCode, status, count) => {
    const { notWithdrawn, stored } = await rich(`amount-${errorCode}`);
    expect(await notWithdrawn({ amount })).toMatchObject({ status, errorCode });
    expect(await stored()).toHaveLength(count);
  });

  test.each([
    ['SVK200', 422],
    ['SVK201', 422],
    ['SVK300', 404],
    ['SVS102', 422],
  ])('a key that asks for %s gets it', async (errorCode, status) => {
    const { notWithdrawn, stored } = await rich(`key-${errorCode}`);
    expect(await notWithdrawn({ pixKey: `${errorCode.toLowerCase()}@sandbox.example` })).toMatchObject({ status, errorCode });
    expect(await stored()).toEqual([]);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['a key of another type', { pixType: 'cpf' }, 'pixKey'],
    ['a phone without +55', { pixKey: '11987654321', pixType: 'phone' }, 'pixKey'],
    ['three decimals', { amount: 1.001 }, 'amount'],
    ['a long text', { description: 'x'.repeat(141) }, 'description'],
    ['no type', { pixType: undefined }, 'pixType'],
  ])('%s is 400 SVV001 and nothing is stored', async (_, wrong, field) => {
    const { token, stored } = await rich('wrong');
    const body = { amount: 1, pixKey: 'ana@correio.example', pixType: 'email', ...wrong };
    expect(await sandbox().send('POST', '/withdraw', token, body)).toMatchObject({
      status: 400,
      body: { errorCode: 'SVV001', details: [{ field }] },
    });
    expect(await stored()).toEqual([]);
  });
});

describe('interface: Withdrawals, GET /withdraw', () => {
  test('finds a withdrawal by exactly one key, and no charge', async () => {
    const { token, ok, refused, withdraw } = await rich('find');
    const { id } = await withdraw({ clientReference: 'nf-7', virtualAccount: 'folha' });
    const paid = await sandbox().control.settleWithdrawal({ token, id });
    for (const query of [{ id }, { clientReference: 'nf-7' }, { virtualAccount: 'folha' }, { endToEndId: paid.endToEndId ?? '' }])
      expect(await ok('withdrawals.find', { query })).toEqual(paid);
    expect(await refused('withdrawals.find', { query: { id, clientReference: 'nf-7' } })).toMatchObject({ errorCode: 'SVV001' });
    const charge = await ok('charges.create', { body: { amount: 10 } });
    expect(await refused('withdrawals.find', { query: { id: charge.id } })).toMatchObject({ status: 404, errorCode: 'SVC310' });
  });
});

describe('interface: Withdrawals, GET /withdraw/proof/{id}', () => {
  test('of a paid withdrawal: a PDF, or its base64 text', async () => {
    const { token, ok, refused, withdraw } = await rich('receipt');
    const { id } = await withdraw();
    expect(await refused('withdrawals.receipt', { params: { id } })).toMatchObject({ status: 422, errorCode: 'SVC320' });
    await sandbox().control.settleWithdrawal({ token, id });
    const answer = await sandbox().fetch(`/withdraw/proof/${id}`, { headers: signedBy(token) });
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const pdf = Buffer.from(await answer.arrayBuffer());
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    const inText = await ok('withdrawals.receipt', { params: { id }, query: { type: 'base64' } });
    expect(inText).toEqual({ base64: pdf.toString('base64') });
    expect(await refused('charges.receipt', { params: { id } })).toMatchObject({ status: 404, errorCode: 'SVC310' });
  });

  test('a failed withdrawal and one with missing data have no receipt', async () => {
    const { token, refused, withdraw } = await rich('no-receipt');
    const { id } = await withdraw();
    await sandbox().control.cancelWithdrawal({ token, id });
    expect(await refused('withdrawals.receipt', { params: { id } })).toMatchObject({ status: 422, errorCode: 'SVC321' });
    const bare = await sandbox().control.insertTransaction({ token, transaction: { type: 'DEPOSIT', status: 'COMPLETED' } });
    expect(await refused('charges.receipt', { params: { id: bare.id } })).toMatchObject({ status: 500, errorCode: 'SVI103' });
    expect(await refused('charges.receipt', { params: { id: 'nothing' } })).toMatchObject({ status: 404, errorCode: 'SVC310' });
  });
});
