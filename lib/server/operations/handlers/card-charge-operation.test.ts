import { randomBytes, randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { problem } from '@/lib/contracts/problem/problem';
import { cardPostbackUrl } from '@/lib/server/callback-address/callback-url';
import { audit, operations } from '@/lib/server/database/schema/schema';
import { resolveDue } from '@/lib/server/operations/resolve-due';
import { officeForTests, type Person } from '@/lib/server/testing/office-for-tests';
import { createCardUpstream } from '@/lib/server/upstream/card/card-upstream';
import type { Upstream } from '@/lib/server/upstream/upstream';
import { chargeBody } from '@/sandbox/testing/card-accounts';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';

const sandbox = sandboxForTests();
const office = officeForTests();
const token = 'sandbox-card-entry';
const number = '4111111111111111';
let finance: Person;
let upstream: Upstream;

beforeAll(async () => {
  office.clock.now = new Date();
  finance = await office.person('finance');
  upstream = createCardUpstream({ card: await sandbox().control.cardConnection(token), timeoutMs: 25_000 });
});
beforeEach(async () => {
  office.clock.now = new Date();
  await office.services().db.delete(operations);
});

const testCard = (digits: string) => chargeBody(digits).creditCardPayment.card.number;
const newReference = () => `car-${randomBytes(16).toString('hex')}`;

function ask({ card, ...change }: { card?: object; [field: string]: unknown } = {}) {
  return {
    amount: 10_000,
    description: 'Livro',
    reference: newReference(),
    customer: { name: 'Ana Souza', identity: '52998224725', email: 'ana@correio.example' },
    installments: 3,
    card: { number, holder: 'ZULEICA QUARTZO', expiration: '12/2034', cvv: '907', ...card },
    ...change,
  };
}

const on = () => ({ upstream, environment: { ...office.services().environment, cardEntry: 'on' as const } });
const send = (body: object, key: string = randomUUID(), services: object = on()) =>
  office.send('POST', '/charges', { at: 'payments', as: finance, body, headers: { 'idempotency-key': key }, services });
const stored = () => office.services().db.select().from(operations);
const resolve = () => resolveDue({ ...office.services(), ...on() });

async function chargesOf(reference: string) {
  const { body } = await office.send('GET', '/charges?limit=100', { at: 'payments', as: finance, services: on() });
  return body.items.filter(({ externalId }: { externalId: string }) => externalId === reference);
}

describe('a charge with card data', () => {
  test('is sent in cents and comes back with its number masked', async () => {
    const body = ask();
    const answer = await send(body);
    expect(answer.body).toMatchObject({
      operation: { kind: 'cardCharges.create', state: 'done', amount: '100.00', reference: body.reference },
      record: { amount: 10_000, externalId: body.reference, creditCardPayment: { status: 'PAID', installments: 3 } },
    });
    expect(answer.body.record.creditCardPayment.card.number).toBe('411111******1111');
  });

  test('reports to a callback address of ours whose secret appears in no answer', async () => {
    const card = await sandbox().control.cardConnection(token);
    const environment = { ...on().environment, card };
    const { body } = await send(ask(), randomUUID(), { upstream, environment });
    expect(body.record.postbackUrl).toBe('http://localhost:3000/api/callbacks/card/***');
    const [actual] = (await sandbox().control.postbacks(token)).data;
    expect(actual?.url).toBe(cardPostbackUrl(environment));
  });

  test('is created once per idempotency key, however many requests arrive at once', async () => {
    const body = ask();
    const key = randomUUID();
    await Promise.all([send(body, key), send(body, key), send(body, key)]);
    const answer = await send(body, key);
    expect(answer.body.operation.state).toBe('done');
    expect(await chargesOf(body.reference)).toHaveLength(1);
  });

  test('is refused under the same key when the amount or the card differs', async () => {
    const body = ask();
    const key = randomUUID();
    await send(body, key);
    for (const other of [
      { ...body, amount: 10_001 },
      { ...body, card: { ...body.card, number: '4242424242424242' } },
    ]) {
      expect((await send(other, key)).body.errorCode).toBe('SVB422');
    }
    expect(await chargesOf(body.reference)).toHaveLength(1);
  });

  test.each([
    ['for want of funds', '051', '2'],
    ['as expired', '054', '15'],
  ])('that the issuer denies %s ends as done, with its denial and reason', async (_, ending, reasonCode) => {
    const answer = await send(ask({ card: { number: testCard(ending) } }));
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      operation: { state: 'done' },
      record: { creditCardPayment: { status: 'DENIED', reasonCode } },
    });
  });

  test('can start a recurrence in one instalment', async () => {
    const recurrence = { interval: 'Monthly', endDate: '2034-12-01' };
    expect((await send(ask({ recurrence }))).body.details).toMatchObject([{ field: 'installments' }]);
    const answer = await send(ask({ recurrence, installments: 1 }));
    expect(answer.body.record).toMatchObject({ recurrenceCycle: 0, recurrence: { interval: 'MONTHLY' } });
  });

  test.each([
    ['a number with a wrong digit', { number: '4111111111111112' }, 'card.number'],
    ['a number of no brand', { number: '9999999999999995' }, 'card.number'],
    ['a number too long for its brand', { number: '3700000000000007' }, 'card.number'],
    ['a code too short for its brand', { number: '378282246310005' }, 'card.cvv'],
    ['a month that is over', { expiration: '01/2020' }, 'card.expiration'],
    ['a number in the name', { holder: number }, 'card.holder'],
  ])('%s is refused, naming the field only', async (_, card, field) => {
    const answer = await send(ask({ card }));
    expect([answer.status, answer.body.details.map((detail: { field: string }) => detail.field)]).toEqual([400, [field]]);
    for (const value of Object.values(card)) expect(answer.text).not.toContain(value);
    expect(await stored()).toEqual([]);
  });

  test('is not parsed where card data is turned off', async () => {
    const answer = await send({ nonsense: true }, randomUUID(), { upstream });
    expect([answer.status, answer.body.errorCode]).toEqual([403, 'SVB428']);
    expect(await stored()).toEqual([]);
  });
});

describe('a lost answer', () => {
  test.each([
    ['apply-then-drop', 'done', 1],
    ['drop-before', 'unknown', 0],
  ] as const)('(%s) is looked up in the list, and nothing is sent again', async (fault, state, made) => {
    await sandbox().control.addFault({ token, endpoint: 'cardCharges.create', fault });
    const body = ask();
    const answer = await send(body);
    expect([answer.status, answer.body.operation.state]).toEqual([202, 'unknown']);
    office.clock.now = new Date(office.clock.now.getTime() + 60_000);
    await resolve();
    expect((await stored())[0]?.state).toBe(state);
    expect(await chargesOf(body.reference)).toHaveLength(made);
  });

  test.each([0, 3])(
    'that turns up after it was given up completes the next attempt %d days later instead of charging twice',
    async (days) => {
      await sandbox().control.addFault({ token, endpoint: 'cardCharges.create', fault: 'apply-then-drop' });
      const body = ask();
      await send(body);
      await office.services().db.update(operations).set({ state: 'not-found', nextReadAt: null });
      office.clock.now = new Date(office.clock.now.getTime() + days * 86_400_000);
      finance = { ...finance, ...(await office.session(finance.staffId)) };
      const answer = await send(body);
      expect(answer.body).toMatchObject({ operation: { state: 'done' }, record: { externalId: body.reference } });
      expect(await chargesOf(body.reference)).toHaveLength(1);
    },
  );
});

test('card data reaches neither database, log, error nor answer', async () => {
  const denied = { ...ask().card, number: testCard('901') };
  const answers = [await send(ask()), await send(ask({ card: denied })), await send(ask({ card: { cvv: '90' } }))];
  expect(answers.map(({ status }) => status)).toEqual([200, 202, 400]);
  const { db } = office.services();
  const everything = JSON.stringify([await stored(), await db.select().from(audit)]);
  const secrets = [number, denied.number, 'ZULEICA', '"907"'];
  for (const secret of secrets) {
    expect(everything).not.toContain(secret);
    expect(office.log().join('\n')).not.toContain(secret);
  }
  // Matched as a whole word, because random ids sometimes contain any three digits.
  for (const { text } of answers) expect(text).not.toMatch(new RegExp(`${number}|${denied.number}|\\b907\\b`));
});

describe('the service’s refusal text', () => {
  const refusing =
    (message: string): Upstream =>
    async () => {
      throw problem({ statusCode: 422, errorCode: 'SV201', message, details: [{ field: 'creditCardPayment.card', reason: message }] });
    };

  test.each([
    `card ${number} is refused`,
    'card 4111 1111 1111 1111 is refused',
    'the holder ZULEICA QUARTZO is unknown',
    'the code 907 is wrong',
    'valid until 12/2034',
  ])('is dropped where it quotes the card: %s', async (message) => {
    const answer = await send(ask(), randomUUID(), { ...on(), upstream: refusing(message) });
    expect(answer.body).toMatchObject({ errorCode: 'SV201', message: null, details: [{ field: 'creditCardPayment.card', reason: '' }] });
    expect(JSON.stringify(await stored())).not.toContain(message);
  });

  test('is passed on where it quotes nothing', async () => {
    const answer = await send(ask(), randomUUID(), { ...on(), upstream: refusing('Bandeira não aceita') });
    expect(answer.body).toMatchObject({ errorCode: 'SV201', message: 'Bandeira não aceita' });
  });
});
