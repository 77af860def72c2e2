import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { operationsForTests } from './testing/operations-for-tests';
import type { Conduct } from './testing/payments-double';

const { office, payments, withdraw, payCode, transfer, payee, row, pass } = operationsForTests();

const pixKey = '52998224725';
const code =
  '00020101021226740014br.gov.bcb.pix2552payload.psp.com/3ec9d2f9-5f03-4e0e-820d-63a81e769e875204000053039865802BR5914THALES OGLIARI6015SAO MIGUEL DO O62070503***63042895';
const refusal = (status: number, errorCode: string): Conduct => ({
  applied: false,
  answer: { status, body: JSON.stringify({ statusCode: status, errorCode }) },
});

/** A withdrawal as the form sends it, to the holder who was looked up and confirmed. */
async function confirmed(change: Record<string, unknown> = {}) {
  const { confirmation } = await payee('key', { pixKey, pixType: 'cpf' });
  return { amount: 50, pixKey, pixType: 'cpf', confirmation, acknowledged: false, ...change };
}

describe('each sort of money out', () => {
  const toKey = async (key: string) => withdraw(await confirmed(), { key });
  const byCode = async (key: string) => {
    payments().asksFor(50);
    const { confirmation } = await payee('qr-code', { qrCode: code });
    return payCode({ qrCode: code, confirmation, acknowledged: false }, { key });
  };
  const within = async (key: string) => transfer({ payerAccountNumber: '004821', receiverAccountNumber: '000017', amount: 50 }, { key });

  describe.each([
    ['a withdrawal to a key', toKey],
    ['a code paid', byCode],
    ['a transfer', within],
  ])('%s', (_name, send) => {
    it('is sent once under our reference, and done once answered', async () => {
      const key = randomUUID();
      payments().asksFor(50);
      const answer = await send(key);
      expect(answer.body).toMatchObject({ operation: { state: 'done', amount: '50.00', transactionId: 'SVTX1' }, record: { id: 'SVTX1' } });
      const [post] = payments().posts;
      expect(post).toMatchObject({ clientReference: `bal-${key}`, callbackUrl: expect.stringContaining('/api/callbacks/') });
      expect(post).not.toHaveProperty('confirmation');
      expect((await send(key)).status).toBe(200);
      expect(payments().posts).toHaveLength(1);
    });

    it('no answer in time, and done: found by reading, never sent again', async () => {
      const key = randomUUID();
      payments().conduct({ answer: 'drop' });
      expect((await send(key)).body.operation.state).toBe('unknown');
      await pass(1);
      expect(await row(key)).toMatchObject({ state: 'done', transactionId: 'SVTX1' });
      expect(payments().posts).toHaveLength(1);
    });

    it('no answer in time, and not done: not found after long enough, never sent again', async () => {
      const key = randomUUID();
      payments().conduct({ applied: false, answer: 'drop' });
      expect((await send(key)).body.operation.state).toBe('unknown');
      await pass(90, 5);
      expect(await row(key)).toMatchObject({ state: 'not-found' });
      expect(payments().posts).toHaveLength(1);
    });

    it('of which the service says that its reference exists is found by it (SVC210)', async () => {
      const key = randomUUID();
      payments().conduct({ answer: { status: 409, body: '{"statusCode":409,"errorCode":"SVC210"}' } });
      expect((await send(key)).body.operation).toMatchObject({ state: 'done', transactionId: 'SVTX1' });
      expect(payments().transactions.size).toBe(1);
    });

    it('without enough balance is refused, and can be made again once there is money (SVC200)', async () => {
      payments().conduct(refusal(422, 'SVC200'));
      const poor = await send(randomUUID());
      expect([poor.status, poor.body.errorCode]).toEqual([422, 'SVC200']);
      expect((await send(randomUUID())).body.operation.state).toBe('done');
    });
  });

  it('under a reference somebody typed that already exists, nothing is sent', async () => {
    payments().store({ type: 'WITHDRAW', clientReference: 'folha-11', amount: 50 });
    const answer = await withdraw(await confirmed({ clientReference: 'folha-11' }));
    expect([answer.status, answer.body.errorCode, answer.body.details]).toEqual([
      409,
      'SVC210',
      [{ field: 'transaction', reason: 'SVTX1' }],
    ]);
    expect(payments().posts).toEqual([]);
  });

  it('a code without an amount is not paid without one (SVS604)', async () => {
    const { confirmation } = await payee('qr-code', { qrCode: code });
    const answer = await payCode({ qrCode: code, confirmation, acknowledged: false });
    expect([answer.status, answer.body.errorCode]).toEqual([400, 'SVS604']);
    expect(payments().posts).toEqual([]);
  });
});

describe('the payee a person confirmed', () => {
  it('is stored with the operation as the service told it, the document masked', async () => {
    const key = randomUUID();
    await withdraw(await confirmed(), { key });
    expect(await row(key)).toMatchObject({
      holder: { name: 'Marina Couto', document: '***.982.247-**', institutionName: 'Banco Aroeira' },
      holderBefore: null,
    });
    expect(JSON.stringify(await row(key))).not.toContain(pixKey);
  });

  it('of a code is kept masked too, though the service tells the whole document', async () => {
    payments().belongsTo({ document: '52998224725' });
    const found = await payee('qr-code', { qrCode: code });
    expect(found.holder.document).toBe('***.982.247-**');
    expect(JSON.stringify(found)).not.toContain('52998224725');
  });

  it.each([
    ['of another key', async () => ({ confirmation: (await payee('key', { pixKey: '11144477735', pixType: 'cpf' })).confirmation })],
    ['made up', async () => ({ confirmation: '~bm90IGEgc2VhbCBhdCBhbGwsIGJ1dCBsb25nIGVub3VnaCB0byBiZSBvbmU' })],
  ])('a confirmation %s pays nobody', async (_name, change) => {
    const answer = await withdraw(await confirmed(await change()));
    expect([answer.status, answer.body.errorCode]).toEqual([409, 'SVB425']);
    expect(payments().posts).toEqual([]);
  });

  it('has to be confirmed anew after a quarter of an hour', async () => {
    const body = await confirmed();
    office.clock.now = new Date(office.clock.now.getTime() + 16 * 60_000);
    expect((await withdraw(body, { as: await office.person('finance') })).body.errorCode).toBe('SVB425');
  });
});

describe('a key that changed its holder', () => {
  beforeEach(async () => {
    await withdraw(await confirmed());
    office.clock.now = new Date(office.clock.now.getTime() + 1_000);
    payments().belongsTo({ name: 'Caio Bastos', document: '***.444.777-**' });
  });

  it('is told at the look-up, with whom it paid the last time', async () => {
    const found = await payee('key', { pixKey, pixType: 'cpf' });
    expect(found).toMatchObject({ changed: true, holder: { name: 'Caio Bastos' }, last: { holder: { name: 'Marina Couto' } } });
  });

  it('is not paid until somebody says to have seen it; then both names are on record', async () => {
    const blocked = await withdraw(await confirmed());
    expect([blocked.status, blocked.body.errorCode]).toEqual([409, 'SVB426']);
    expect(payments().posts).toHaveLength(1);
    const key = randomUUID();
    await withdraw(await confirmed({ acknowledged: true }), { key });
    expect(await row(key)).toMatchObject({ state: 'done', holder: { name: 'Caio Bastos' }, holderBefore: { name: 'Marina Couto' } });
    expect((await office.audited()).map(({ facts }) => facts)).toContainEqual(
      expect.objectContaining({ kind: 'withdrawals.create', holder: 'Caio B.', holderBefore: 'Marina C.' }),
    );
  });

  it('with the same holder at another bank is the same payee', async () => {
    payments().belongsTo({ name: 'MARINA  COUTO', document: '***.982.247-**', institutionName: 'Banco Jatobá' });
    expect((await payee('key', { pixKey, pixType: 'cpf' })).changed).toBe(false);
  });

  it('of which the payment was refused is no payment', async () => {
    payments().conduct(refusal(422, 'SVS200'));
    await withdraw(await confirmed({ acknowledged: true }));
    expect((await payee('key', { pixKey, pixType: 'cpf' })).last.holder.name).toBe('Marina Couto');
  });
});

it('what is audited and logged holds neither key nor whole name, and each look-up is on record', async () => {
  const before = (await office.audited()).filter(({ action }) => action === 'payee.looked-up').length;
  await withdraw(await confirmed());
  const lookUps = (await office.audited()).filter(({ action }) => action === 'payee.looked-up').slice(before);
  expect(lookUps.map(({ facts }) => facts)).toEqual([{ subject: expect.stringMatching(/^[0-9a-f]{16}$/) }]);
  const kept = JSON.stringify([await office.audited(), office.log()]);
  expect(kept).not.toMatch(/52998224725|Marina Couto|982\.247/);
});
