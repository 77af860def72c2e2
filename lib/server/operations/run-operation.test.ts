import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { operationsForTests, start } from './testing/operations-for-tests';
import type { DoubleBehavior } from './testing/payments-double';

const { office, payments, charge, row, rows, pass, impatient, finance } = operationsForTests();
const body = { amount: 50 };

const problem = (status: number, errorCode: string): DoubleBehavior => ({
  applied: false,
  answer: { status, body: JSON.stringify({ statusCode: status, errorCode, message: 'CPF 529.982.247-25 recusado' }) },
});

describe('one idempotency key is one operation', () => {
  test('is stored before it is sent, with a reference of its own, and done once answered', async () => {
    const key = randomUUID();
    const answer = await charge(body, { key });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      operation: { state: 'done', reference: `bal-${key}`, amount: '50.00', transactionId: 'SVTX1', mine: true, problem: null },
      record: { id: 'SVTX1', amount: '50.00' },
    });
    expect(payments().posts).toEqual([
      { amount: 50, expiresIn: 600, clientReference: `bal-${key}`, callbackUrl: expect.stringContaining('/api/callbacks/') },
    ]);
  });

  test('stores how long its charge can be paid, since the service never returns it again', async () => {
    expect((await charge(body)).body.operation.expiresIn).toBe(600);
    expect((await charge({ ...body, expiresIn: 3600 })).body.operation.expiresIn).toBe(3600);
  });

  test('with the same body gets the same answer, and is not sent again', async () => {
    const key = randomUUID();
    const first = await charge(body, { key });
    const second = await charge({ expiresIn: 600, ...body }, { key });
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    expect(payments().posts).toHaveLength(1);
  });

  test('with another body is refused', async () => {
    const key = randomUUID();
    await charge(body, { key });
    const other = await charge({ amount: 51 }, { key });
    expect([other.status, other.body.errorCode]).toEqual([422, 'SVB422']);
    expect(payments().posts).toHaveLength(1);
  });

  test('a refusal is replayed unchanged', async () => {
    const key = randomUUID();
    payments().conduct(problem(422, 'SVD200'));
    const first = await charge(body, { key });
    const second = await charge(body, { key });
    expect([first.status, first.body.errorCode]).toEqual([422, 'SVD200']);
    expect([second.status, second.body.errorCode]).toEqual([422, 'SVD200']);
    expect(payments().posts).toHaveLength(1);
  });

  test('fifty at once are sent once: one is answered, the others learn that it is in progress or its result', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => charge(body, { key })));
    expect(payments().posts).toHaveLength(1);
    expect(await rows()).toHaveLength(1);
    const outcomes = answers.map(({ status, body }) => (status === 200 ? body.operation.transactionId : `${status} ${body.errorCode}`));
    expect(outcomes).toContain('SVTX1');
    expect(new Set(outcomes)).toEqual(new Set(outcomes.includes('409 SVB409') ? ['SVTX1', '409 SVB409'] : ['SVTX1']));
  });

  test.each([undefined, '', 'not-a-uuid'])('nothing begins under the invalid key %j', async (key) => {
    const answer = await office.send('POST', '/pix', {
      at: 'payments',
      as: finance(),
      body,
      headers: key ? { 'idempotency-key': key } : {},
    });
    expect([answer.status, answer.body.details]).toEqual([400, [{ field: 'idempotency-key', reason: 'invalid' }]]);
    expect(payments().posts).toEqual([]);
  });

  test('belongs to its creator, also when someone else sends it from the same browser', async () => {
    const key = randomUUID();
    const colleague = await office.person('finance', { name: 'Outra Pessoa' });
    await charge(body, { key });
    const answer = await charge(body, { key, as: colleague });
    expect(answer.body.operation).toMatchObject({ mine: false, staff: 'Nome de Teste', transactionId: 'SVTX1' });
  });
});

describe('the answer of the service decides the state, after one call', () => {
  const refused = [
    [400, 'SVV001'],
    [400, 'SVD600'],
    [400, 'SVD601'],
    [400, 'SVD602'],
    [403, 'SVA200'],
    [404, 'SVG404'],
    [409, 'SVG409'],
    [410, 'SVG410'],
    [422, 'SVD200'],
    [422, 'SVG422'],
    [429, 'SVG429'],
  ] as const;
  test.each(refused)('%d %s: refused', async (status, errorCode) => {
    const key = randomUUID();
    payments().conduct(problem(status, errorCode));
    const answer = await charge(body, { key });
    expect([answer.status, answer.body.errorCode]).toEqual([status, errorCode]);
    expect(await row(key)).toMatchObject({ state: 'refused', nextReadAt: null });
    expect(payments().posts).toHaveLength(1);
  });

  test.each([
    ['with its code', problem(401, 'SVA100')],
    ['without a code', { applied: false, answer: { status: 401, body: '{"statusCode":401,"error":"Unauthorized"}' } }],
  ])('401 %s: our token is wrong, nothing was done, and the person stays signed in', async (_how, behavior) => {
    const key = randomUUID();
    payments().conduct(behavior);
    const answer = await charge(body, { key });
    expect([answer.status, answer.body.errorCode]).toEqual([502, 'SVA100']);
    expect((await row(key))?.state).toBe('refused');
  });

  const unknown: [string, DoubleBehavior, string | null][] = [
    ['424 SVD103', problem(424, 'SVD103'), 'SVD103'],
    ['424 SVI111', problem(424, 'SVI111'), 'SVI111'],
    ['424 SVD500', problem(424, 'SVD500'), 'SVD500'],
    ['424 SVF500', problem(424, 'SVF500'), 'SVF500'],
    ['500 SVI100', problem(500, 'SVI100'), 'SVI100'],
    ['503 SVF503', problem(503, 'SVF503'), 'SVF503'],
    ['502 of another program', { applied: false, answer: { status: 502, body: '<h1>Bad Gateway</h1>', type: 'text/html' } }, null],
    ['200 of another program', { answer: { status: 200, body: '<h1>Hello</h1>', type: 'text/html' } }, 'SVB502'],
    ['200 with half of the JSON', { answer: { status: 200, body: '{"id":' } }, 'SVB502'],
    ['200 without an id', { answer: { status: 200, body: '{"status":"PENDING"}' } }, 'SVB502'],
    ['204', { answer: { status: 204, body: '' } }, 'SVB502'],
    ['a connection that is dropped', { answer: 'drop' }, 'SVB503'],
    ['a connection that is reset', { answer: 'reset' }, 'SVB503'],
  ];
  test.each(unknown)('%s: unknown', async (_name, conduct, errorCode) => {
    const key = randomUUID();
    payments().conduct(conduct);
    const answer = await charge(body, { key });
    expect(answer.status).toBe(202);
    expect(answer.body).toMatchObject({ operation: { state: 'unknown', transactionId: null, problem: { errorCode } }, record: null });
    expect(await row(key)).toMatchObject({ state: 'unknown', nextReadAt: new Date(start.getTime() + 1_000) });
    await pass(5);
    expect(payments().posts).toHaveLength(1);
  });

  test('no answer in time: unknown', async () => {
    const key = randomUUID();
    payments().conduct({ answer: 'never' });
    const answer = await charge(body, { key, services: impatient(200) });
    expect([answer.status, answer.body.operation.problem.errorCode]).toEqual([202, 'SVB504']);
    expect(payments().posts).toHaveLength(1);
  });

  test('a browser that disconnects does not stop the operation', async () => {
    const key = randomUUID();
    const leaving = new AbortController();
    let release = () => {};
    const until = new Promise<void>((resolve) => {
      release = resolve;
    });
    payments().conduct({ until });
    const headers = { 'idempotency-key': key };
    const sent = office.send('POST', '/pix', { at: 'payments', as: finance(), body, headers, signal: leaving.signal });
    await vi.waitFor(() => expect(payments().posts).toHaveLength(1), { timeout: 20_000 });
    leaving.abort();
    expect((await charge(body, { key })).body).toMatchObject({ errorCode: 'SVB409', retryAfterSeconds: 1 });
    release();
    await sent;
    expect((await row(key))?.state).toBe('done');
  });
});

describe('an operation is audited', () => {
  test('before it is sent and once its outcome is known, both with session and address', async () => {
    const key = randomUUID();
    await charge(body, { key, headers: { 'x-forwarded-for': '192.0.2.7' } });
    const { staffId, sessionId } = finance();
    const line = { object: (await row(key))?.id, actorId: staffId, sessionId, address: '192.0.2.7' };
    expect((await office.audited()).slice(-2)).toMatchObject([
      { ...line, action: 'operation.opened', result: 'asked' },
      { ...line, action: 'operation.settled', result: 'done' },
    ]);
  });

  test('as unknown when its answer is lost', async () => {
    payments().conduct({ applied: true, answer: { status: 502, body: '' } });
    await charge(body);
    expect((await office.audited()).at(-1)).toMatchObject({ action: 'operation.settled', result: 'unknown', facts: { state: 'unknown' } });
  });

  test('as refused when it was never sent', async () => {
    const key = randomUUID();
    await charge(body, { key });
    await charge({ amount: 51 }, { key });
    expect((await office.audited()).at(-1)).toMatchObject({
      action: 'operation.opened',
      result: 'refused',
      actorId: finance().staffId,
      facts: { kind: 'charges.create', code: 'SVB422' },
    });
  });
});

test('stored, audited and logged data name nobody', async () => {
  const key = randomUUID();
  payments().conduct(problem(422, 'SVD200'));
  await charge({ ...body, generatedName: 'Maria Teste', generatedDocument: '52998224725', generatedEmail: 'maria@example.com' }, { key });
  const stored = JSON.stringify([await row(key), await office.audited(), office.log()]);
  expect(stored).not.toMatch(/529\.?982|Maria|maria@/);
  const facts = { kind: 'charges.create', amount: '50.00' };
  expect(await office.audited()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ action: 'operation.opened', result: 'asked', facts }),
      expect.objectContaining({ action: 'operation.settled', result: 'refused', facts: { ...facts, state: 'refused', code: 'SVD200' } }),
    ]),
  );
});
