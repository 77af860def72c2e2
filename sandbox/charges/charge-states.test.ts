import { beforeAll, describe, expect, test } from 'vitest';
import { merchantForTests } from '@/sandbox/testing/merchant-for-tests';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';

const sandbox = sandboxForTests();
const merchant = (name: string) => merchantForTests(sandbox, `sandbox-states-${name}`);
const body = { amount: 100, generatedName: 'Inês Prado', generatedDocument: '52998224725' };

// Nothing expires by itself unless a test moves the time.
beforeAll(() => sandbox().control.setClock({ speed: 0 }));

describe('interface: States and transitions', () => {
  test('paying completes a charge with payer, receiver, time and fee, and removes the QR code', async () => {
    const { token, ok, closedStatement } = merchant('paid');
    const { id } = await ok('charges.create', { body });
    const before = await ok('charges.find', { query: { id } });
    const paid = await sandbox().control.payCharge({ token, id });
    expect(paid).toMatchObject({
      status: 'COMPLETED',
      payerName: 'Inês Prado',
      payerDocument: '52998224725',
      receiverName: 'Loja states-paid',
      serviceFeeCharged: 0.99,
      qrCodeText: null,
      qrCodeBase64: null,
      qrCodeUrl: null,
      endToEndId: expect.stringMatching(/^E[0-9A-Z]{8}\d{12}\w{11}$/),
      payerAccountNumber: null,
      receiverAccountNumber: expect.stringMatching(/^\d{6}$/),
    });
    expect(paid.updatedAt > before.updatedAt).toBe(true);
    expect(paid.paidAt).not.toBeNull();
    expect(await ok('charges.find', { query: { id } })).toEqual(paid);
    const lines = await closedStatement();
    expect(lines.map((line) => [line.operation, line.amount, line.transactionId])).toEqual([
      ['INCREMENT', 100, id],
      ['DECREMENT', 0.99, id],
    ]);
  });

  test('a fee with fractions of a centavo is shown exactly and charged rounded half up', async () => {
    const { token, ok, balance } = merchant('fine-fee');
    const { id } = await ok('charges.create', { body: { amount: 1 } });
    expect(await sandbox().control.payCharge({ token, id })).toMatchObject({ serviceFeeCharged: 0.115 });
    expect(await balance()).toEqual({ available: 0.88, blocked: 0 });
  });

  test('a person other than the expected payer can pay a charge', async () => {
    const { token, ok } = merchant('other-payer');
    const { id } = await ok('charges.create', { body });
    const payer = { name: 'Davi Leão', document: '11144477735' };
    expect(await sandbox().control.payCharge({ token, id, payer })).toMatchObject({ payerName: 'Davi Leão', payerDocument: '11144477735' });
  });

  test('a charge can be paid only once', async () => {
    const { token, ok, balance } = merchant('once');
    const { id } = await ok('charges.create', { body });
    const order = () => sandbox().control.payCharge({ token, id });
    const answers = await Promise.allSettled([order(), order(), order()]);
    expect(answers.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    expect((await balance()).available).toBe(99.01);
  });

  test('an ended charge cannot be paid', async () => {
    const { token, ok } = merchant('over');
    const { id } = await ok('charges.create', { body });
    await sandbox().control.expireCharge({ token, id });
    await expect(sandbox().control.payCharge({ token, id })).rejects.toThrow('SVG409');
  });

  test('a charge expires when its time is over, not before', async () => {
    const { token, ok, refused } = merchant('expires');
    const { id, qrCodeText } = await ok('charges.create', { body: { ...body, expiresIn: 60 } });
    await sandbox().control.setClock({ advanceSeconds: 50 });
    expect(await ok('charges.find', { query: { id } })).toMatchObject({ status: 'PENDING' });
    await sandbox().control.setClock({ advanceSeconds: 11 });
    expect(await ok('charges.find', { query: { id } })).toMatchObject({ status: 'EXPIRED', qrCodeText: null, paidAt: null });
    expect(await refused('qrCodes.read', { body: { emv: qrCodeText ?? '' } })).toMatchObject({ status: 410, errorCode: 'SVK310' });
    await expect(sandbox().control.payCharge({ token, id })).rejects.toThrow('409');
  });

  test.each([
    ['expireCharge', 'EXPIRED', null],
    ['cancelCharge', 'CANCELED', 'Cancelada pelo lojista'],
    ['failCharge', 'ERROR', null],
  ] as const)('%s ends a charge as %s, without money', async (order, status, cancellationReason) => {
    const { token, ok, balance } = merchant(status);
    const { id } = await ok('charges.create', { body });
    expect(await sandbox().control[order]({ token, id })).toMatchObject({ status, cancellationReason, qrCodeText: null, paidAt: null });
    expect(await balance()).toEqual({ available: 0, blocked: 0 });
  });
});
