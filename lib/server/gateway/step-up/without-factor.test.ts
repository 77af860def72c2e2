import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { paymentsDouble } from '@/lib/server/operations/testing/payments-double';
import { softwareAuthenticator } from '@/lib/server/second-factor/testing/authenticator';
import { secondFactorForTests } from '@/lib/server/second-factor/testing/second-factor-for-tests';
import { appUrl, type Person, password } from '@/lib/server/testing/office-for-tests';

const { office, post, challengeIn, enrolPasskey, proved } = secondFactorForTests({
  SECOND_FACTOR: 'finance,admin',
  STEP_UP_FROM: '100.00',
  LIMIT_MONEY: '10000',
});
const pixKey = '52998224725';
let payments = paymentsDouble();

beforeEach(() => {
  payments = paymentsDouble();
  office.service().behave(payments.handle);
});

/** A withdrawal to a confirmed payee, as a browser with this session sends it. */
async function confirmed(amount: number, as: Person) {
  const { lookup } = (await post(as, '/payees/by-key', { pixKey, pixType: 'cpf' })).body;
  const { confirmation } = (await post(as, '/payees/confirm', { lookup, operation: 'withdrawals.create', amount })).body;
  return { amount, pixKey, pixType: 'cpf', confirmation, acknowledged: false };
}

async function withdraw(amount: number, as: Person, headers: Readonly<Record<string, string>> = {}) {
  const body = await confirmed(amount, as);
  return office.send('POST', '/withdraw', { at: 'payments', as, body, headers: { 'idempotency-key': randomUUID(), ...headers } });
}

/** The same, with the proof it asks for. */
async function pay(amount: number, as: Person, key: Parameters<typeof proved>[2]) {
  const body = await confirmed(amount, as);
  return proved('POST', '/withdraw', key, { at: 'payments', as, body, headers: { 'idempotency-key': randomUUID() } });
}

const code = ({ status, body }: { status: number; body: { errorCode?: string } }) => [status, body.errorCode];
const closed = [403, 'SVB464'];

describe('the session of somebody who must have a second factor and has none yet', () => {
  test('moves nothing from the amount of the setting on, and what was tried is on record', async () => {
    const person = await office.person('finance');
    expect(code(await withdraw(100, person))).toEqual(closed);
    expect(payments.posts).toHaveLength(0);
    expect((await office.outcomes()).at(-1)).toMatchObject({
      action: 'second-factor.refused',
      result: 'refused',
      facts: { endpoint: 'withdrawals.create', reason: 'no-factor' },
    });
    // Below it what pays somebody new is closed as well, and what pays whom a colleague has paid is open.
    expect(code(await withdraw(99.99, person))).toEqual(closed);
    const colleague = await office.person('finance');
    const { key } = await enrolPasskey(colleague);
    expect((await pay(99.99, colleague, key)).status).toBe(200);
    expect((await withdraw(99.99, person)).status).toBe(200);
  });

  test('is not helped by a proof of nobody, nor by one of a colleague', async () => {
    const person = await office.person('finance');
    const colleague = await office.person('finance');
    await enrolPasskey(colleague);
    const theirs = challengeIn(await withdraw(500, colleague));
    for (const proof of [randomUUID(), theirs, '']) expect(code(await withdraw(500, person, { 'x-balcao-proof': proof }))).toEqual(closed);
    expect(payments.posts).toHaveLength(0);
  });

  test('changes no staff, rule, limit or role, and decides about no request', async () => {
    const admin = await office.person('admin');
    const id = randomUUID();
    const person = { name: 'Rui Prado', email: `${id}@loja.example`, role: 'support' };
    const vote = { requestHash: 'a'.repeat(64) };
    for (const answer of [
      await post(admin, '/staff', person),
      await post(admin, `/staff/${id}/password`),
      await post(admin, `/staff/${id}/second-factor/reset`),
      await post(admin, `/approvals/${id}/approval`, vote),
      await post(admin, `/approvals/${id}/override`, { ...vote, reason: 'O caixa fecha em dez minutos e ninguém atende.' }),
    ])
      expect(code(answer)).toEqual(closed);
  });

  test('enrols no factor of a thief: the password is asked for, by every way there is', async () => {
    const person = await office.person('finance');
    const wrong = { errorCode: 'SVB400', details: [{ field: 'password', reason: 'wrong' }] };
    for (const path of ['/second-factor/passkeys/options', '/second-factor/time-code']) {
      expect((await post(person, path, {})).body).toMatchObject(wrong);
      expect((await post(person, path, { password: 'um chute qualquer' })).body).toMatchObject(wrong);
    }
    const other = await office.person('finance');
    const begun = await post(other, '/second-factor/passkeys/options', { password });
    const passkey = softwareAuthenticator().create(begun.body.options, { origin: appUrl });
    expect(code(await post(person, '/second-factor/passkeys', { id: begun.body.id, name: 'Ladrão', passkey }))).toEqual([403, 'SVB461']);
    expect(code(await post(person, '/second-factor/time-code/confirmation', { code: '000000' }))).toEqual([403, 'SVB461']);
    expect(code(await post(person, '/second-factor/recovery-codes'))).toEqual([404, 'SVB404']);
    expect(code(await withdraw(100, person))).toEqual(closed);
  });

  test('is asked for a proof as soon as there is a factor', async () => {
    const person = await office.person('finance');
    expect(code(await withdraw(100, person))).toEqual(closed);
    await enrolPasskey(person);
    challengeIn(await withdraw(100, person));
  });
});

/** A change of a webhook, as its form sends it. */
const stopWebhook = (as: Person, services = {}) =>
  office.send('PATCH', '/user/webhooks/W1', { at: 'payments', as, body: { active: false }, services });
const reached = () => office.service().received.map(({ method }) => method);

test('whoever changes webhooks or approves must have one by default: their session without a factor does neither', async () => {
  const services = { environment: { ...office.services().environment, secondFactor: null } };
  const [developer, support] = [await office.person('developer'), await office.person('support')];
  expect(code(await stopWebhook(developer, services))).toEqual(closed);
  const vote = { requestHash: 'a'.repeat(64) };
  expect(code(await post(support, `/approvals/${randomUUID()}/approval`, vote, { services }))).toEqual(closed);
  await enrolPasskey(developer);
  challengeIn(await stopWebhook(developer, services));
  expect(reached()).toEqual([]);
});

test('whoever needs no second factor by the setting is not asked for one', async () => {
  await stopWebhook(await office.person('developer'));
  expect(reached()).toEqual(['PATCH']);
});
