import { beforeAll, describe, expect, test } from 'vitest';
import { merchantForTests } from '@/sandbox/testing/merchant-for-tests';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';

const sandbox = sandboxForTests();
const merchant = (name: string) => merchantForTests(sandbox, `sandbox-arrivals-${name}`);

// Nothing expires by itself unless a test moves the time.
beforeAll(() => sandbox().control.setClock({ speed: 0 }));

describe('interface: Deposits, GET /user/deposit-pending and GET /user/deposit-pending/{id}', () => {
  test('a Pix without a charge is pending and does not change the balance', async () => {
    const { token, ok, balance } = merchant('waits');
    const { name, number } = await sandbox().control.createAccount({ token });
    const payer = { name: 'Noemi Távora', document: '52998224725' };
    const arrived = await sandbox().control.insertPendingDeposit({ token, amount: 75.5, payer, description: 'Sinal' });
    expect(await ok('pendingDeposits.read', { params: { id: arrived.id } })).toEqual(arrived);
    expect(arrived).toMatchObject({
      status: 'PENDING',
      amount: 75.5,
      payerName: 'Noemi Távora',
      payerDocument: '52998224725',
      receiverName: name,
      receiverAccountNumber: number,
      endToEndId: expect.stringMatching(/^E/),
      description: 'Sinal',
      transactionId: null,
    });
    expect(await balance()).toEqual({ available: 0, blocked: 0 });
  });

  test('an approved deposit becomes a transaction with its money and fee', async () => {
    const { token, ok, balance, closedStatement } = merchant('approved');
    const { id } = await sandbox().control.insertPendingDeposit({ token, amount: 100 });
    const approved = await sandbox().control.approveDeposit({ token, id });
    expect(approved).toMatchObject({ status: 'COMPLETED', approvedAt: expect.any(String), transactionId: expect.any(String) });
    expect(await ok('transactions.read', { params: { id: approved.transactionId ?? '' } })).toMatchObject({
      status: 'COMPLETED',
      type: 'DEPOSIT',
      amount: 100,
      payerName: approved.payerName,
      endToEndId: approved.endToEndId,
    });
    expect(await balance()).toEqual({ available: 99.01, blocked: 0 });
    await closedStatement();
    await expect(sandbox().control.rejectDeposit({ token, id })).rejects.toThrow('SVG409');
  });

  test('a rejected deposit is returned', async () => {
    const { token, balance } = merchant('rejected');
    const { id } = await sandbox().control.insertPendingDeposit({ token, amount: 100 });
    expect(await sandbox().control.rejectDeposit({ token, id, reason: 'Desconhecido' })).toMatchObject({
      status: 'REJECTED',
      rejectionReason: 'Desconhecido',
      transactionId: null,
    });
    expect((await balance()).available).toBe(0);
  });

  test('an undecided deposit expires after three days', async () => {
    const { token, ok } = merchant('left');
    const { id } = await sandbox().control.insertPendingDeposit({ token, amount: 100 });
    await sandbox().control.setClock({ advanceSeconds: 72 * 3_600 - 1 });
    expect(await ok('pendingDeposits.read', { params: { id } })).toMatchObject({ status: 'PENDING' });
    await sandbox().control.setClock({ advanceSeconds: 2 });
    expect(await ok('pendingDeposits.read', { params: { id } })).toMatchObject({ status: 'EXPIRED' });
  });

  test('each filter alone gives exactly the matching deposits', async () => {
    const { token, ok } = merchant('list');
    await sandbox().control.createAccount({ token, transactions: 30 });
    const payer = { name: 'Úrsula Peçanha', document: '11144477735' };
    const mine = await sandbox().control.insertPendingDeposit({ token, amount: 43_210, payer });
    const all = (await ok('pendingDeposits.list', { query: { limit: 100 } })).data;
    expect(new Set(all.map((one) => one.status))).toEqual(new Set(['PENDING', 'REJECTED', 'EXPIRED']));
    const found = async (query: object) => (await ok('pendingDeposits.list', { query })).data;
    for (const query of [
      { document: '11144477735' },
      { name: 'ursula' },
      { endToEndId: mine.endToEndId },
      { amountMin: '43210' },
      { createdAtFrom: mine.createdAt },
    ])
      expect(await found(query)).toEqual([mine]);
    expect(await found({ status: ['REJECTED', 'EXPIRED'] })).toEqual(all.filter((one) => one.status !== 'PENDING'));
    expect(await found({ amountMax: '43209.99' })).toEqual(all.filter((one) => one.id !== mine.id));
    expect(await ok('pendingDeposits.list', { query: { limit: 1 } })).toEqual({ data: [mine], hasNextPage: true });
  });

  test('an unknown deposit is 404', async () => {
    expect(await merchant('nothing').refused('pendingDeposits.read', { params: { id: 'nothing' } })).toMatchObject({
      status: 404,
      errorCode: 'SVG404',
    });
  });
});
