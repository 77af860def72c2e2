import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { roles } from '@/lib/contracts/office/permission';
import { operations } from '@/lib/server/database/schema/schema';
import { proofs } from '@/lib/server/database/schema/second-factor-schema';
import { runOperation } from '@/lib/server/operations/run-operation';
import { paymentsDouble } from '@/lib/server/operations/testing/payments-double';
import { sweepProofs } from '@/lib/server/second-factor/proof/proof-store';
import type { softwareAuthenticator } from '@/lib/server/second-factor/testing/authenticator';
import { secondFactorForTests } from '@/lib/server/second-factor/testing/second-factor-for-tests';
import type { Person } from '@/lib/server/testing/office-for-tests';

const { office, post, challengeIn, assertionFor, prove, proved, enrolPasskey, enrolTimeCode, codeOf } = secondFactorForTests({
  STEP_UP_FROM: '100.00',
  LIMIT_MONEY: '10000',
});
const start = new Date('2026-11-27T15:00:00.000Z');
const pixKey = '52998224725';
let finance: Person;
let key: ReturnType<typeof softwareAuthenticator>;
let payments = paymentsDouble();

beforeAll(async () => {
  finance = await office.person('finance');
  ({ key } = await enrolPasskey(finance));
});
beforeEach(() => {
  office.clock.now = start;
  payments = paymentsDouble();
  office.service().behave(payments.handle);
});

/** A withdrawal to a confirmed payee, as the form sends it. */
async function withdrawal(amount: number, as = finance) {
  const { lookup } = (await post(as, '/payees/by-key', { pixKey, pixType: 'cpf' })).body;
  const { confirmation } = (await post(as, '/payees/confirm', { lookup, operation: 'withdrawals.create', amount })).body;
  return { amount, pixKey, pixType: 'cpf', confirmation, acknowledged: false };
}

const send = (body: unknown, idempotencyKey: string, { proof, as = finance }: { proof?: string; as?: Person } = {}) =>
  office.send('POST', '/withdraw', {
    at: 'payments',
    as,
    body,
    headers: { 'idempotency-key': idempotencyKey, ...(proof && { 'x-balcao-proof': proof }) },
  });

/** A challenge for this withdrawal that its person has answered. */
async function provedFor(body: unknown, idempotencyKey: string, as = finance) {
  const id = challengeIn(await send(body, idempotencyKey, { as }));
  expect((await prove(as, id, await assertionFor(as, id, key))).status).toBe(200);
  return id;
}

const code = ({ status, body }: { status: number; body: { errorCode?: string } }) => [status, body.errorCode];
const refused = [403, 'SVB461'];

describe('a withdrawal from the amount of the setting on', () => {
  test('is not sent without a proof, and sent with one, which stays with the operation', async () => {
    const [body, id] = [await withdrawal(100), randomUUID()];
    const proof = await provedFor(body, id);
    expect(payments.posts).toHaveLength(0);
    const answer = await send(body, id, { proof });
    expect(answer.body.operation).toMatchObject({ state: 'done', proof: 'passkey' });
    const [row] = await office.services().db.select().from(operations).where(eq(operations.idempotencyKey, id));
    const [stored] = await office
      .services()
      .db.select()
      .from(proofs)
      .where(eq(proofs.id, row?.proof ?? ''));
    expect(stored).toMatchObject({ method: 'passkey', endpoint: 'withdrawals.create', shown: null, usedAt: office.clock.now });
    expect(stored?.assertion).toHaveProperty('signature');
    const opened = (await office.audited()).find(({ object, action }) => object === row?.id && action === 'operation.opened');
    expect(opened?.facts).toMatchObject({ proof: 'passkey', amount: '100.00' });
  });

  test('is shown from our copy before it is proved: how much, to whom, to which key', async () => {
    const id = challengeIn(await send(await withdrawal(150), randomUUID()));
    const { body } = await office.send('GET', `/proofs/${id}`, { as: finance });
    expect(body.action).toEqual({
      endpoint: 'withdrawals.create',
      amount: '150.00',
      currency: null,
      payee: 'Marina Couto',
      target: '***.982.247-**',
    });
    expect(body.methods).toEqual(['passkey']);
  });

  test('asks for none below it once its payee is known, and none of somebody without a second factor', async () => {
    const [body, id] = [await withdrawal(100), randomUUID()];
    await send(body, id, { proof: await provedFor(body, id) });
    expect((await send(await withdrawal(99.99), randomUUID())).status).toBe(200);
    const other = await office.person('finance');
    expect((await send(await withdrawal(500, other), randomUUID(), { as: other })).status).toBe(200);
  });

  test('is answered again under its key without another proof', async () => {
    const [body, id] = [await withdrawal(100), randomUUID()];
    await send(body, id, { proof: await provedFor(body, id) });
    expect((await send(body, id)).body.operation.state).toBe('done');
    expect(payments.posts).toHaveLength(1);
  });
});

describe('a withdrawal below the amount of the setting', () => {
  test('asks all the same where its payee was never paid from here, and where the key has another holder than it had', async () => {
    await office.services().db.delete(operations);
    challengeIn(await send(await withdrawal(0.01), randomUUID()));
    const [body, id] = [await withdrawal(0.01), randomUUID()];
    await send(body, id, { proof: await provedFor(body, id) });
    expect((await send(await withdrawal(0.02), randomUUID())).status).toBe(200);
    payments.belongsTo({ name: 'Otávio Damasceno', document: '***.111.444-**' });
    challengeIn(await send({ ...(await withdrawal(0.03)), acknowledged: true }, randomUUID()));
    expect(payments.posts).toHaveLength(2);
  });
});

describe('a proof', () => {
  test('of one payment fits no other: not one centavo more, no other key, person or session', async () => {
    const [body, id] = [await withdrawal(100), randomUUID()];
    const proof = await provedFor(body, id);
    const centavo = await withdrawal(100.01);
    const other = await office.person('finance');
    await enrolTimeCode(other);
    const elsewhere = { ...finance, ...(await office.session(finance.staffId)) };
    for (const answer of [
      await send(centavo, id, { proof }),
      await send(body, randomUUID(), { proof }),
      await send(await withdrawal(100, other), id, { proof, as: other }),
      await send(body, id, { proof, as: elsewhere }),
      await send(body, id, { proof: randomUUID() }),
    ])
      expect(code(answer)).toEqual(refused);
    expect(payments.posts).toHaveLength(0);
    expect((await send(body, id, { proof })).status).toBe(200);
  });

  test('is used once: a hundred at once send one payment', async () => {
    const [body, id] = [await withdrawal(100), randomUUID()];
    const proof = await provedFor(body, id);
    const answers = await Promise.all(Array.from({ length: 100 }, () => send(body, id, { proof })));
    expect(answers.filter(({ status, body: { operation } }) => status === 200 && operation.state === 'done').length).toBeGreaterThan(0);
    expect(payments.posts).toHaveLength(1);
  });

  test('of a refund fits no refund of one centavo more, nor of less, nor of another payment', async () => {
    const paid = () => payments.store({ status: 'COMPLETED', amount: 300, paidAt: '2026-11-20T15:00:00.000Z' }).id;
    const [one, other, id] = [paid(), paid(), randomUUID()];
    const refund = (of: string, amount: number, proof?: string) =>
      office.send('POST', `/refund/${of}`, {
        at: 'payments',
        as: finance,
        body: { amount, expectedRemaining: '300.00' },
        headers: { 'idempotency-key': id, ...(proof && { 'x-balcao-proof': proof }) },
      });
    const proof = challengeIn(await refund(one, 200));
    expect((await prove(finance, proof, await assertionFor(finance, proof, key))).status).toBe(200);
    for (const answer of [await refund(one, 200.01, proof), await refund(one, 199.99, proof), await refund(other, 200, proof)])
      expect(code(answer)).toEqual(refused);
    expect(payments.posts).toEqual([]);
    expect((await refund(one, 200, proof)).status).toBe(200);
  });

  test('is used once, though two payments of equal words are tried with it', async () => {
    const body = await withdrawal(100);
    const [first, second] = [randomUUID(), randomUUID()];
    const proof = await provedFor(body, first);
    const answers = await Promise.all([send(body, first, { proof }), send(body, second, { proof })]);
    expect(answers.map(code)).toContainEqual(refused);
    expect(payments.posts).toHaveLength(1);
  });

  test('ends after two minutes, before and after it is given', async () => {
    const [body, id] = [await withdrawal(100), randomUUID()];
    const proof = await provedFor(body, id);
    const unanswered = challengeIn(await send(body, id));
    const late = await assertionFor(finance, unanswered, key);
    office.clock.now = new Date(office.clock.now.getTime() + 120_000);
    expect(code(await send(body, id, { proof }))).toEqual(refused);
    expect(code(await prove(finance, unanswered, late))).toEqual([404, 'SVB404']);
    await sweepProofs(office.services().db, office.clock.now);
    expect(await office.services().db.$count(proofs, eq(proofs.id, unanswered))).toBe(0);
  });

  test('that was not given is none', async () => {
    const [body, id] = [await withdrawal(100), randomUUID()];
    const proof = challengeIn(await send(body, id));
    expect(code(await send(body, id, { proof }))).toEqual(refused);
  });

  test('is refused and audited when its answer is repeated, signed for another challenge, without its user, or elsewhere', async () => {
    const [body, id] = [await withdrawal(100), randomUUID()];
    const [one, two] = [challengeIn(await send(body, id)), challengeIn(await send(body, id))];
    const ofOther = await assertionFor(finance, two, key);
    const unverified = await assertionFor(finance, one, key, { isVerified: false });
    const foreign = await assertionFor(finance, one, key, { origin: 'https://evil.example' });
    for (const wrong of [ofOther, unverified, foreign]) expect(code(await prove(finance, one, wrong))).toEqual(refused);
    const right = await assertionFor(finance, one, key);
    const given = await Promise.all(Array.from({ length: 10 }, () => prove(finance, one, right)));
    expect(given.filter(({ status }) => status === 200)).toHaveLength(1);
    const refusals = (await office.outcomes()).filter(({ action, result }) => action === 'second-factor.proved' && result === 'refused');
    expect(refusals.length).toBeGreaterThan(0);
  });

  test('by time code serves where there is no passkey, and is kept as the weaker one', async () => {
    const person = await office.person('finance');
    const { secret, recoveryCodes } = await enrolTimeCode(person);
    office.clock.now = new Date(office.clock.now.getTime() + 60_000);
    const [body, id] = [await withdrawal(100, person), randomUUID()];
    const proof = challengeIn(await send(body, id, { as: person }));
    expect((await office.send('GET', `/proofs/${proof}`, { as: person })).body.methods).toEqual(['time-code']);
    expect(code(await post(person, `/proofs/${proof}`, { recoveryCode: recoveryCodes?.[0] }))).toEqual(refused);
    expect((await post(person, `/proofs/${proof}`, { timeCode: codeOf(secret) })).status).toBe(200);
    expect((await send(body, id, { proof, as: person })).body.operation.proof).toBe('time-code');
  });

  test('by time code is no answer of somebody who has a passkey', async () => {
    const answer = await proved('POST', '/second-factor/time-code', key, { as: finance, body: {} });
    await post(finance, '/second-factor/time-code/confirmation', { code: codeOf(answer.body.secret) });
    office.clock.now = new Date(office.clock.now.getTime() + 60_000);
    const proof = challengeIn(await send(await withdrawal(100), randomUUID()));
    expect(code(await post(finance, `/proofs/${proof}`, { timeCode: codeOf(answer.body.secret) }))).toEqual(refused);
  });
});

test('an operation that was begun and taken back meanwhile is not begun again without a proof', async () => {
  const opened = { role: 'finance', roleName: null, permissions: roles.finance } as const;
  const caller = { ...finance, address: null, name: 'Nome de Teste', ...opened } as const;
  const request = { params: {}, body: await withdrawal(100), idempotencyKey: randomUUID(), requestId: randomUUID(), caller };
  const replayed = runOperation('withdrawals.create', { ...request, isReplay: true }, office.services());
  await expect(replayed).rejects.toMatchObject({ problem: { statusCode: 409, errorCode: 'SVB409' } });
  expect(payments.posts).toHaveLength(0);
});
