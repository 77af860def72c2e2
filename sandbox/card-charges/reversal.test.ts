import { describe, expect, test } from 'vitest';
import { shapes } from '@/lib/contracts/shapes';
import { approvedCard, cardAccounts, chargeBody } from '@/sandbox/testing/card-accounts';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';

const sandbox = sandboxForTests();
const account = cardAccounts(sandbox);
const wire = shapes['cardCharges.reverse'].wire;

async function charged(token: string, card: string = approvedCard) {
  const { call } = await account(token);
  const { id } = shapes['cardCharges.create'].wire.parse((await call('/charges', { method: 'POST', body: chargeBody(card) })).body);
  return {
    id,
    reverse: (query = '') => call(`/charges/${id}/reverse${query}`, { method: 'PUT' }),
    read: async () => shapes['cardCharges.read'].wire.parse((await call(`/charges/${id}`)).body),
  };
}

describe('interface: Card interface, PUT /charges/{chargeId}/reverse', () => {
  test('a full reversal on the same day is requested at once and VOIDED half a minute later', async () => {
    const { reverse, read } = await charged('sandbox-whole');
    const { status, body } = await reverse();
    expect(status).toBe(200);
    expect(wire.parse(body).creditCardPayment).toMatchObject({ status: 2, reversedAmount: 10_000, reversedDate: expect.any(String) });
    await sandbox().control.setClock({ advanceSeconds: 31 });
    expect((await read()).creditCardPayment).toMatchObject({ status: 10, reversedAmount: 10_000 });
    await sandbox().control.setClock({ real: true });
  });

  test('a full reversal on a later day is REFUNDED', async () => {
    const { control } = sandbox();
    const { reverse, read } = await charged('sandbox-later');
    await control.setClock({ advanceSeconds: 26 * 3_600 });
    await (await charged('sandbox-later')).read();
    expect((await reverse()).status).toBe(200);
    await control.setClock({ advanceSeconds: 31 });
    expect((await read()).creditCardPayment).toMatchObject({ status: 11 });
    await control.setClock({ real: true });
  });

  test('partial reversals in cents add up to the whole', async () => {
    const { control } = sandbox();
    const token = 'sandbox-parts';
    const { id, reverse, read } = await charged(token);
    expect(wire.parse((await reverse('?amount=2500')).body).creditCardPayment.reversedAmount).toBe(2_500);
    expect(await reverse('?amount=100')).toMatchObject({ status: 409, body: { code: 'SV402', error: 'Conflict' } });
    await control.transitionCharge(id, { token, move: 'settle-reversal' });
    expect((await read()).creditCardPayment).toMatchObject({ status: 2, reversedAmount: 2_500 });
    expect(await reverse('?amount=7501')).toMatchObject({ status: 422, body: { code: 'SV900' } });
    expect((await reverse('?amount=7500')).status).toBe(200);
    await control.transitionCharge(id, { token, move: 'settle-reversal' });
    expect((await read()).creditCardPayment).toMatchObject({ status: 10, reversedAmount: 10_000 });
    expect(await reverse('?amount=1')).toMatchObject({ status: 422, body: { code: 'SV900' } });
  });

  test('a reversal that the acquirer refuses later leaves the charge unchanged', async () => {
    const token = 'sandbox-refused';
    const { id, reverse, read } = await charged(token, '007');
    await reverse();
    await sandbox().control.setClock({ advanceSeconds: 3_600 });
    expect(await reverse()).toMatchObject({ status: 409 });
    await sandbox().control.transitionCharge(id, { token, move: 'refuse-reversal' });
    expect((await read()).creditCardPayment).toMatchObject({ status: 2, reversedAmount: null, reversedDate: null });
    await sandbox().control.setClock({ real: true });
  });

  describe('422 SV900', () => {
    test.each([
      ['a denied charge', '051'],
      ['a pending one', '002'],
      ['a card whose acquirer never reverses', '006'],
    ])('%s', async (_, digits) => {
      const { reverse } = await charged('sandbox-stuck', digits);
      expect(await reverse()).toMatchObject({ status: 422, body: { code: 'SV900' } });
    });
  });

  test.each(['0', '-1', '1.5', 'abc', '1e309'])('amount=%s is 400 SV001', async (amount) => {
    const { reverse } = await charged('sandbox-odd');
    expect(await reverse(`?amount=${amount}`)).toMatchObject({ status: 400, body: { code: 'SV001', details: [{ field: 'amount' }] } });
  });

  test('an unknown charge is 404 SV100', async () => {
    const { call } = await account('sandbox-lost');
    expect(await call('/charges/nothing/reverse', { method: 'PUT' })).toMatchObject({ status: 404, body: { code: 'SV100' } });
  });

  describe('the issuer’s late answers', () => {
    test('a pending charge is paid, denied or aborted', async () => {
      const token = 'sandbox-answers';
      const { control } = sandbox();
      const paid = await charged(token, '002');
      expect((await control.transitionCharge(paid.id, { token, move: 'pay' })).creditCardPayment).toMatchObject({
        status: 2,
        reasonCode: 0,
      });
      const denied = await charged(token, '002');
      await control.transitionCharge(denied.id, { token, move: 'deny', reasonCode: '51' });
      expect((await denied.read()).creditCardPayment).toMatchObject({ status: 3, reasonCode: 2, retryAllowed: true });
      await expect(control.transitionCharge(denied.id, { token, move: 'pay' })).rejects.toThrow('409');
    });

    test('an undecided charge of the settling test card is paid a minute later', async () => {
      const { read } = await charged('sandbox-itself', '009');
      await sandbox().control.setClock({ advanceSeconds: 61 });
      expect((await read()).creditCardPayment).toMatchObject({ status: 2, authorizationCode: expect.any(String) });
      await sandbox().control.setClock({ real: true });
    });
  });

  test('a chargeback is part of its charge and ends accepted or defended', async () => {
    const token = 'sandbox-contested';
    const { control } = sandbox();
    const { id, read } = await charged(token);
    const opened = await control.addChargeback(id, { token, amount: 5_000 });
    const [chargeback] = opened.creditCardPayment.chargebacks;
    expect(chargeback).toMatchObject({ amount: 5_000, status: 'RECEIVED', defenseDeadline: expect.any(String) });
    await control.decideChargeback(id, chargeback?.number ?? '', { token, status: 'DEFENDED', response: 'Entrega comprovada.' });
    expect((await read()).creditCardPayment.chargebacks).toMatchObject([{ status: 'DEFENDED', response: 'Entrega comprovada.' }]);
  });
});
