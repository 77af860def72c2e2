import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { operationsForTests } from '@/lib/server/operations/testing/operations-for-tests';
import type { DoubleBehavior } from '@/lib/server/operations/testing/payments-double';

const { office, payments, withdraw, payCode, transfer, payee, confirmation, finance, row, rows, holdersOf, pass } = operationsForTests();

const pixKey = '52998224725';
const code =
  '00020101021226740014br.gov.bcb.pix2552payload.psp.com/3ec9d2f9-5f03-4e0e-820d-63a81e769e875204000053039865802BR5914THALES OGLIARI6015SAO MIGUEL DO O62070503***63042895';
const refusal = (status: number, errorCode: string): DoubleBehavior => ({
  applied: false,
  answer: { status, body: JSON.stringify({ statusCode: status, errorCode }) },
});

const looked = { pixKey, pixType: 'cpf' };

/** A withdrawal as the form sends it, to the confirmed holder. */
async function confirmed(change: Record<string, unknown> = {}) {
  const mine = await confirmation('key', { pixKey, pixType: 'cpf' }, 'withdrawals.create', 50);
  return { amount: 50, pixKey, pixType: 'cpf', confirmation: mine, acknowledged: false, ...change };
}

describe('each kind of withdrawal', () => {
  const toKey = async (key: string) => withdraw(await confirmed(), { key });
  const byCode = async (key: string) => {
    payments().asksFor(50);
    const mine = await confirmation('qr-code', { qrCode: code }, 'withdrawals.createFromQrCode');
    return payCode({ qrCode: code, confirmation: mine, acknowledged: false }, { key });
  };
  const within = async (key: string) => {
    const mine = await confirmation('account', { accountNumber: '000017' }, 'transfers.create', 50);
    return transfer({ payerAccountNumber: '004821', receiverAccountNumber: '000017', amount: 50, confirmation: mine }, { key });
  };

  describe.each([
    ['a withdrawal to a key', toKey],
    ['a code paid', byCode],
    ['a transfer', within],
  ])('%s', (_name, send) => {
    test('is sent once under our reference, and done once answered', async () => {
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

    test('without an answer in time but applied: found by lookup, never sent again', async () => {
      const key = randomUUID();
      payments().conduct({ answer: 'drop' });
      expect((await send(key)).body.operation.state).toBe('unknown');
      await pass(1);
      expect(await row(key)).toMatchObject({ state: 'done', transactionId: 'SVTX1' });
      expect(payments().posts).toHaveLength(1);
    });

    test('without an answer in time and not applied: not found after long enough, never sent again', async () => {
      const key = randomUUID();
      payments().conduct({ applied: false, answer: 'drop' });
      expect((await send(key)).body.operation.state).toBe('unknown');
      await pass(90, 5);
      expect(await row(key)).toMatchObject({ state: 'not-found' });
      expect(payments().posts).toHaveLength(1);
    });

    test('is found by its reference when the service says that it exists (SVC210)', async () => {
      const key = randomUUID();
      payments().conduct({ answer: { status: 409, body: '{"statusCode":409,"errorCode":"SVC210"}' } });
      expect((await send(key)).body.operation).toMatchObject({ state: 'done', transactionId: 'SVTX1' });
      expect(payments().transactions.size).toBe(1);
    });

    test('without enough balance is refused, and can be created again once there is money (SVC200)', async () => {
      payments().conduct(refusal(422, 'SVC200'));
      const poor = await send(randomUUID());
      expect([poor.status, poor.body.errorCode]).toEqual([422, 'SVC200']);
      expect((await send(randomUUID())).body.operation.state).toBe('done');
    });
  });

  test('under a typed reference that already exists is not sent', async () => {
    payments().store({ type: 'WITHDRAW', clientReference: 'folha-11', amount: 50 });
    const answer = await withdraw(await confirmed({ clientReference: 'folha-11' }));
    expect([answer.status, answer.body.errorCode, answer.body.details]).toEqual([
      409,
      'SVC210',
      [{ field: 'transaction', reason: 'SVTX1' }],
    ]);
    expect(payments().posts).toEqual([]);
  });

  test('a code without an amount is not paid without one (SVS604)', async () => {
    const mine = await confirmation('qr-code', { qrCode: code }, 'withdrawals.createFromQrCode');
    const answer = await payCode({ qrCode: code, confirmation: mine, acknowledged: false });
    expect([answer.status, answer.body.errorCode]).toEqual([400, 'SVS604']);
    expect(payments().posts).toEqual([]);
  });
});

describe('the confirmed payee', () => {
  test('is stored with the operation as the service returned it, the document masked', async () => {
    const key = randomUUID();
    await withdraw(await confirmed(), { key });
    expect(await holdersOf(key)).toEqual([{ name: 'Marina Couto', document: '***.982.247-**', institutionName: 'Banco Aroeira' }, null]);
    for (const known of [pixKey, 'Marina']) expect(JSON.stringify(await row(key))).not.toContain(known);
  });

  test('of a code is stored masked too, though the service returns the whole document', async () => {
    payments().belongsTo({ document: '52998224725' });
    const found = await payee('qr-code', { qrCode: code });
    expect(found.holder.document).toBe('***.982.247-**');
    expect(JSON.stringify(found)).not.toContain('52998224725');
  });

  test.each([
    ['of another key', 'target', () => confirmation('key', { pixKey: '11144477735', pixType: 'cpf' }, 'withdrawals.create', 50)],
    ['of another amount', 'amount', () => confirmation('key', looked, 'withdrawals.create', 5)],
    ['of another sort of operation', 'operation', () => confirmation('key', looked, 'account.change', 50)],
    ['by another person', 'person', async () => confirmation('key', looked, 'withdrawals.create', 50, await office.person('finance'))],
    ['that is only a look-up', 'invalid', async () => (await payee('key', looked)).lookup],
    ['made up', 'invalid', async () => '~bm90IGEgc2VhbCBhdCBhbGwsIGJ1dCBsb25nIGVub3VnaCB0byBiZSBvbmU'],
  ])('is not paid with a confirmation %s', async (_name, reason, make) => {
    const answer = await withdraw(await confirmed({ confirmation: await make() }));
    expect([answer.status, answer.body.errorCode, answer.body.details]).toEqual([409, 'SVB425', [{ field: 'confirmation', reason }]]);
    expect(payments().posts).toEqual([]);
    expect(await rows()).toEqual([]);
  });

  test('is accepted only from the person who looked it up', async () => {
    const { lookup } = await payee('key', looked);
    const body = { lookup, operation: 'withdrawals.create', amount: 50 };
    const answer = await office.send('POST', '/payees/confirm', { as: await office.person('finance'), body });
    expect(answer).toMatchObject({ status: 409, body: { errorCode: 'SVB425', details: [{ reason: 'person' }] } });
  });

  test('is paid once per confirmation, though twenty operations try at once; repeating that one returns its answer', async () => {
    const body = await confirmed();
    const keys = Array.from({ length: 20 }, () => randomUUID());
    const answers = await Promise.all(keys.map((key) => withdraw(body, { key })));
    expect(answers.map(({ status, body }) => body.errorCode ?? status).sort()).toEqual([200, ...Array(19).fill('SVB452')]);
    expect(payments().posts).toHaveLength(1);
    const paid = keys[answers.findIndex(({ status }) => status === 200)] ?? '';
    expect(await withdraw(body, { key: paid })).toMatchObject({ status: 200, body: { operation: { state: 'done' } } });
    expect((await withdraw(body)).body.errorCode).toBe('SVB452');
    expect(payments().posts).toHaveLength(1);
  });

  test('can be paid with the same lookup after a refusal, and confirmed anew for another amount', async () => {
    const { lookup } = await payee('key', looked);
    const confirm = async (amount: number) => {
      const body = { lookup, operation: 'withdrawals.create', amount };
      return (await office.send('POST', '/payees/confirm', { as: finance(), body })).body.confirmation;
    };
    payments().conduct(refusal(422, 'SVC200'));
    expect((await withdraw(await confirmed({ confirmation: await confirm(50) }))).body.errorCode).toBe('SVC200');
    expect((await withdraw(await confirmed({ amount: 20, confirmation: await confirm(20) }))).status).toBe(200);
    expect((await withdraw(await confirmed({ amount: 10, confirmation: await confirm(10) }))).body.errorCode).toBe('SVB452');
  });

  test('has to be unchanged when the payment is made: another holder by then stops it', async () => {
    const body = await confirmed();
    payments().belongsTo({ name: 'Caio Bastos', document: '***.444.777-**' });
    expect(await withdraw(body)).toMatchObject({ status: 409, body: { errorCode: 'SVB453', details: [{ reason: 'Caio Bastos' }] } });
    expect(payments().posts).toEqual([]);
  });

  test('of a code has to be unchanged too, and so has the amount of the code', async () => {
    payments().asksFor(50);
    const mine = await confirmation('qr-code', { qrCode: code }, 'withdrawals.createFromQrCode');
    payments().asksFor(70);
    const answer = await payCode({ qrCode: code, confirmation: mine, acknowledged: false });
    expect(answer).toMatchObject({ status: 409, body: { errorCode: 'SVB453', details: [{ field: 'amount', reason: '70.00' }] } });
    expect(payments().posts).toEqual([]);
  });

  test('is paid as confirmed while the service allows no more lookups', async () => {
    const body = await confirmed();
    payments().exhaustLookups();
    expect((await withdraw(body)).status).toBe(200);
  });

  test('of a transfer comes from the last transfer to the account', async () => {
    const first = await payee('account', { accountNumber: '000017' });
    expect(first.last).toBeNull();
    const send = (confirmed: string) =>
      transfer({ payerAccountNumber: '004821', receiverAccountNumber: '000017', amount: 50, confirmation: confirmed });
    expect(await send('made up')).toMatchObject({ status: 409, body: { errorCode: 'SVB425' } });
    const answer = await send(await confirmation('account', { accountNumber: '000017' }, 'transfers.create', 50));
    const paid = payments().transactions.get(answer.body.operation.transactionId);
    Object.assign(paid ?? {}, { receiverName: 'Marina Couto', receiverDocument: '52998224725' });
    expect((await payee('account', { accountNumber: '000017' })).last.holder).toMatchObject({ name: 'Marina Couto' });
    expect((await payee('account', { accountNumber: '000018' })).last).toBeNull();
  });

  test('has to be confirmed again after a quarter of an hour', async () => {
    const body = await confirmed();
    office.clock.now = new Date(office.clock.now.getTime() + 16 * 60_000);
    expect((await withdraw(body, { as: await office.person('finance') })).body.errorCode).toBe('SVB425');
  });
});

describe('a key whose holder changed', () => {
  beforeEach(async () => {
    await withdraw(await confirmed());
    office.clock.now = new Date(office.clock.now.getTime() + 1_000);
    payments().belongsTo({ name: 'Caio Bastos', document: '***.444.777-**' });
  });

  test('is reported at the lookup, with the holder last paid', async () => {
    const found = await payee('key', { pixKey, pixType: 'cpf' });
    expect(found).toMatchObject({ changed: true, holder: { name: 'Caio Bastos' }, last: { holder: { name: 'Marina Couto' } } });
  });

  test('is not paid until the person acknowledges the change; then both names are audited', async () => {
    const blocked = await withdraw(await confirmed());
    expect([blocked.status, blocked.body.errorCode]).toEqual([409, 'SVB426']);
    expect(payments().posts).toHaveLength(1);
    const key = randomUUID();
    await withdraw(await confirmed({ acknowledged: true }), { key });
    expect(await row(key)).toMatchObject({ state: 'done' });
    expect(await holdersOf(key)).toMatchObject([{ name: 'Caio Bastos' }, { name: 'Marina Couto' }]);
    expect((await office.audited()).map(({ facts }) => facts)).toContainEqual(
      expect.objectContaining({ kind: 'withdrawals.create', holder: 'Caio B.', holderBefore: 'Marina C.' }),
    );
  });

  test('with the same holder at another bank is the same payee', async () => {
    payments().belongsTo({ name: 'MARINA  COUTO', document: '***.982.247-**', institutionName: 'Banco Jatobá' });
    expect((await payee('key', { pixKey, pixType: 'cpf' })).changed).toBe(false);
  });

  test('is compared with successful payments only', async () => {
    payments().conduct(refusal(422, 'SVS200'));
    await withdraw(await confirmed({ acknowledged: true }));
    expect((await payee('key', { pixKey, pixType: 'cpf' })).last.holder.name).toBe('Marina Couto');
  });
});

test('audit and log hold neither key nor whole name, and each lookup is audited', async () => {
  const before = (await office.audited()).filter(({ action }) => action === 'payee.looked-up').length;
  await withdraw(await confirmed());
  const lookUps = (await office.audited()).filter(({ action }) => action === 'payee.looked-up').slice(before);
  expect(lookUps.map(({ facts }) => facts)).toEqual([{ subject: expect.stringMatching(/^[0-9a-f]{16}$/) }]);
  const stored = JSON.stringify([await office.audited(), office.log()]);
  expect(stored).not.toMatch(/52998224725|Marina Couto|982\.247/);
});
