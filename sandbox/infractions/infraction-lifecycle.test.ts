import { describe, expect, test, vi } from 'vitest';
import { shapes } from '@/lib/contracts/shapes';
import { merchantForTests } from '@/sandbox/testing/merchant-for-tests';
import { receiverForTests } from '@/sandbox/testing/receiver-for-tests';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';

const sandbox = sandboxForTests();
const receiver = receiverForTests();

/** An account with so much money and one paid deposit of 100 reais. */
async function scene(token: string, available = 500) {
  const { control } = sandbox();
  await control.changeAccount(token, { available, blocked: 0 });
  const { id } = await control.insertTransaction({ token, transaction: { amount: 100, payerName: 'Ana', endToEndId: `E${token}` } });
  const balance = async () => shapes['balance.read'].wire.parse((await sandbox().get('/user/balance', token)).body);
  const transaction = async () => shapes['transactions.read'].wire.parse((await sandbox().get(`/user/transactions/${id}`, token)).body);
  const infraction = async (infractionId: string) =>
    shapes['infractions.read'].wire.parse((await sandbox().get(`/user/infractions/${infractionId}`, token)).body);
  return { id, control, balance, transaction, infraction };
}

describe('interface: Infractions (MED), their life', () => {
  test('a dispute blocks the money and sends a callback with the transaction', async () => {
    const token = 'sandbox-opened';
    const { id, control, balance, transaction } = await scene(token);
    const opened = await control.openInfraction({ token, transactionId: id, type: 'FRAUD', reportDetails: 'Não reconheço.' });
    expect(opened).toMatchObject({ status: 'OPEN', type: 'FRAUD', reportDetails: 'Não reconheço.', analysisResult: null });
    expect(Date.parse(opened.expiresAt ?? '') - Date.parse(opened.createdAt)).toBe(72 * 3_600_000);
    expect(await balance()).toEqual({ available: 400, blocked: 100 });
    expect(await transaction()).toMatchObject({ status: 'COMPLETED', Infraction: [{ id: opened.id, status: 'OPEN' }] });
  });

  test('a dispute blocks no more than the balance', async () => {
    const token = 'sandbox-short';
    const { id, control, balance, transaction } = await scene(token, 30.5);
    const { id: infractionId } = await control.openInfraction({ token, transactionId: id });
    expect(await balance()).toEqual({ available: 0, blocked: 30.5 });
    await control.moveInfraction(infractionId, { token, move: 'close', result: 'AGREED' });
    await control.moveInfraction(infractionId, { token, move: 'settle' });
    expect(await balance()).toEqual({ available: 0, blocked: 0 });
    expect(await transaction()).toMatchObject({ status: 'REFUNDED', refundAmount: '30.50' });
  });

  test.each([
    [
      { move: 'close', result: 'DISAGREED', details: 'Entrega comprovada.' },
      { status: 'CLOSED', analysisResult: 'DISAGREED' },
    ],
    [{ move: 'cancel' }, { status: 'CANCELLED', analysisResult: null }],
  ] as const)('the merchant keeps the money after %o', async (order, ended) => {
    const token = `sandbox-kept-${order.move}`;
    const { id, control, balance, transaction } = await scene(token);
    const { id: infractionId } = await control.openInfraction({ token, transactionId: id });
    expect(await control.moveInfraction(infractionId, { token, ...order })).toMatchObject(ended);
    expect(await balance()).toEqual({ available: 500, blocked: 0 });
    expect(await transaction()).toMatchObject({ status: 'COMPLETED', refundAmount: null });
  });

  test('an AGREED dispute makes the refund pending and then completes it', async () => {
    const token = 'sandbox-lost';
    const { id, control, balance, transaction } = await scene(token);
    const { id: infractionId } = await control.openInfraction({ token, transactionId: id });
    await control.moveInfraction(infractionId, { token, move: 'close', result: 'AGREED' });
    expect(await balance()).toEqual({ available: 400, blocked: 100 });
    expect(await transaction()).toMatchObject({
      status: 'WAITING_FOR_REFUND',
      refundStatus: 'PENDING',
      refundReason: 'INFRACTION',
      refundAmount: '100.00',
    });
    await control.moveInfraction(infractionId, { token, move: 'settle' });
    expect(await balance()).toEqual({ available: 400, blocked: 0 });
    expect(await transaction()).toMatchObject({
      status: 'REFUNDED',
      refundStatus: 'COMPLETED',
      refundEndToEndId: expect.stringMatching(/^D\d{8}/),
      refundedAt: expect.any(String),
    });
  });

  test('a dispute without a defense closes AGREED at the deadline, one with a defense does not', async () => {
    const token = 'sandbox-silent';
    const { id, control, balance, transaction, infraction } = await scene(token);
    const second = await control.insertTransaction({ token, transaction: { amount: 40 } });
    const { now } = await control.clock();
    const expiresAt = new Date(Date.parse(now) + 3_600_000).toISOString();
    const silent = await control.openInfraction({ token, transactionId: id, expiresAt });
    const defended = await control.openInfraction({ token, transactionId: second.id, expiresAt });
    const form = new FormData();
    form.append('defense', 'Pedido entregue no balcão.');
    await sandbox().fetch(`/user/infractions/${defended.id}/defenses`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${token}` },
    });

    await control.setClock({ advanceSeconds: 3_601 });
    expect(await infraction(silent.id)).toMatchObject({ status: 'CLOSED', analysisResult: 'AGREED' });
    expect(await infraction(defended.id)).toMatchObject({ status: 'DEFENDED' });
    expect(await transaction()).toMatchObject({ status: 'WAITING_FOR_REFUND' });
    await control.setClock({ advanceSeconds: 61 });
    expect(await transaction()).toMatchObject({ status: 'REFUNDED' });
    expect(await balance()).toEqual({ available: 360, blocked: 40 });
    await control.setClock({ real: true });
  });

  test('a dispute without a deadline stays open', async () => {
    const token = 'sandbox-endless';
    const { id, control, infraction } = await scene(token);
    const { id: infractionId } = await control.openInfraction({ token, transactionId: id, expiresAt: null });
    await control.setClock({ advanceSeconds: 30 * 24 * 3_600 });
    expect(await infraction(infractionId)).toMatchObject({ status: 'OPEN', expiresAt: null });
    await control.setClock({ real: true });
  });

  test.each([
    ['wait', 'WAITING_PSP'],
    ['acknowledge', 'ACKNOWLEDGED'],
    ['answer', 'ANSWERED'],
    ['ask-adjustments', 'WAITING_ADJUSTMENTS'],
  ] as const)('an institution can %s', async (move, status) => {
    const token = `sandbox-move-${move}`;
    const { id, control } = await scene(token);
    const opened = await control.openInfraction({ token, transactionId: id });
    const moved = await control.moveInfraction(opened.id, { token, move });
    expect(moved.status).toBe(status);
    expect(moved.updatedAt > opened.updatedAt).toBe(true);
  });

  test('every change is on the statement and sends a callback with the present infraction', async () => {
    const token = 'sandbox-told';
    const { control } = sandbox();
    const callbackUrl = receiver.url('told');
    await control.changeAccount(token, { available: 300 });
    const { id } = await control.insertTransaction({ token, transaction: { amount: 100, callbackUrl } });
    const { id: infractionId } = await control.openInfraction({ token, transactionId: id });
    await control.moveInfraction(infractionId, { token, move: 'acknowledge' });
    await control.moveInfraction(infractionId, { token, move: 'close', result: 'AGREED', details: 'Golpe comprovado.' });
    await control.moveInfraction(infractionId, { token, move: 'settle' });

    const received = () => receiver.arrivals('told').map(({ body: { status, infraction } }) => ({ status, infraction }));
    const about = (status: string, analysisResult: string | null = null) =>
      expect.objectContaining({ id: infractionId, status, analysisResult });
    await vi.waitFor(() => expect(received()).toHaveLength(5), { timeout: 20_000 });
    expect(received()).toEqual([
      { status: 'COMPLETED', infraction: about('OPEN') },
      { status: 'COMPLETED', infraction: about('ACKNOWLEDGED') },
      { status: 'COMPLETED', infraction: about('CLOSED', 'AGREED') },
      { status: 'WAITING_FOR_REFUND' },
      { status: 'REFUNDED' },
    ]);
    const lines = await merchantForTests(sandbox, token).closedStatement();
    const disputed = lines.filter((line) => line.infractionId === infractionId);
    expect(disputed.map(({ reason, operation, balanceType, amount }) => [reason, operation, balanceType, amount])).toEqual([
      ['Bloqueio por infração', 'DECREMENT', 'AVAILABLE', 100],
      ['Bloqueio por infração', 'INCREMENT', 'BLOCKED', 100],
      ['Devolução por infração', 'DECREMENT', 'BLOCKED', 100],
    ]);
  });

  test('a closed infraction cannot change, and only a paid deposit can be disputed', async () => {
    const token = 'sandbox-final';
    const { id, control } = await scene(token);
    const { id: infractionId } = await control.openInfraction({ token, transactionId: id });
    await control.moveInfraction(infractionId, { token, move: 'cancel' });
    await expect(control.moveInfraction(infractionId, { token, move: 'open' })).rejects.toThrow('409');
    const pending = await control.insertTransaction({ token, transaction: { status: 'PENDING' } });
    await expect(control.openInfraction({ token, transactionId: pending.id })).rejects.toThrow('409');
  });
});
