import { beforeAll, describe, expect, test } from 'vitest';
import { officeForTests, type Person } from '@/lib/server/testing/office-for-tests';

const office = officeForTests();
const cpf = '52998224725';
let support: Person;

beforeAll(async () => {
  support = await office.person('support');
});

const transaction = {
  id: 'SVTX1',
  status: 'COMPLETED',
  type: 'DEPOSIT',
  amount: 1,
  createdAt: '2026-11-27T12:00:00.000Z',
  payerDocument: cpf,
};
const body = { transactionId: 'SVTX1', field: 'payerDocument', reason: 'Cliente ligou' };
const reveal = (change = {}, as = support, services = {}) =>
  office.send('POST', '/reveals', { as, body: { ...body, ...change }, services });
const reveals = async () => (await office.outcomes()).filter(({ action }) => action === 'personal-data.revealed');

test('one field of one transaction is revealed, after person, time and reason were audited', async () => {
  office.service().answer(transaction);
  const answer = await reveal();
  expect(answer).toMatchObject({ status: 200, body: { value: cpf } });
  expect(office.service().received.map(({ url }) => url)).toEqual(['/v1/user/transactions/SVTX1']);
  expect((await reveals()).at(-1)).toMatchObject({
    actorId: support.staffId,
    object: 'SVTX1',
    requestId: answer.headers.get('x-request-id'),
    facts: { field: 'payerDocument', reason: 'Cliente ligou', subject: expect.stringMatching(/^[0-9a-f]{16}$/) },
  });
  expect(office.log().join()).not.toContain(cpf);
});

test('the audit contains no document and no e-mail, even where the reason does', async () => {
  office.service().answer(transaction);
  await reveal({ reason: `CPF ${cpf} de maria@loja.example` });
  const entry = (await reveals()).at(-1);
  expect(entry?.facts.reason).toBe('CPF ***.982.247-** de m***@loja.example');
  expect(JSON.stringify(entry)).not.toMatch(/52998224725|maria@/);
});

test('two reveals of one document have one subject, another document another', async () => {
  office.service().answer(transaction);
  await reveal();
  await reveal();
  office.service().answer({ ...transaction, payerDocument: '11144477735' });
  await reveal();
  const [one, two, other] = (await reveals()).slice(-3).map(({ facts }) => facts.subject);
  expect(one).toBe(two);
  expect(other).not.toBe(one);
});

test('nothing is revealed that could not be audited', async () => {
  office.service().answer(transaction);
  const { db } = office.services();
  const unwritable = new Proxy(db, {
    get: (target, key) => (key === 'transaction' ? () => Promise.reject(new Error('disk full')) : Reflect.get(target, key)),
  });
  const answer = await reveal({}, support, { db: unwritable });
  expect(answer).toMatchObject({ status: 500, body: { errorCode: 'SVB500' } });
  expect(answer.text).not.toContain(cpf);
});

describe('what was not revealed is audited as requested and not as done', () => {
  test.each([
    ['the service fails', 503, { errorCode: 'SVF503' }, {}, 503],
    ['there is no such transaction', 404, { errorCode: 'SVC310' }, {}, 404],
    ['the answer cannot be read', 200, {}, {}, 502],
    ['the field is empty', 200, { ...transaction, payerDocument: null }, {}, 404],
  ])('%s', async (_, status, answered, change, expectedStatus) => {
    const before = await office.audited();
    office.service().answer(answered, status);
    expect((await reveal(change)).status).toBe(expectedStatus);
    const result = expectedStatus >= 500 ? 'unknown' : 'refused';
    expect((await office.audited()).slice(before.length)).toMatchObject([
      { result: 'asked', facts: { field: 'payerDocument' } },
      { result },
    ]);
  });

  test.each([
    [{ field: 'amount' }, 'field'],
    [{ field: 'raw' }, 'field'],
    [{ reason: '  ' }, 'reason'],
    [{ reason: 'a\u0000b c' }, 'reason'],
    [{ transactionId: '..' }, 'transactionId'],
    [{ transactionId: 'a/../b' }, 'transactionId'],
    [{ transactionId: 'x'.repeat(65) }, 'transactionId'],
  ])('an invalid call: %j', async (change, field) => {
    const before = await reveals();
    expect(await reveal(change)).toMatchObject({ status: 400, body: { details: [{ field }] } });
    expect(office.service().received).toEqual([]);
    expect(await reveals()).toEqual(before);
  });
});
