import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { operations } from '@/lib/server/database/schema/schema';
import { resolveDue } from '@/lib/server/operations/resolve-due';
import { operationsForTests, start } from '@/lib/server/operations/testing/operations-for-tests';

const { office, payments, charge, refund, row, rows, pass, finance } = operationsForTests();
const body = { amount: 50 };

/** The row left by a process that dies between writing an operation and storing its answer. */
async function leftSending(key: string, change: Partial<typeof operations.$inferInsert> = {}) {
  await office
    .services()
    .db.insert(operations)
    .values({
      kind: 'charges.create',
      idempotencyKey: key,
      fingerprint: Buffer.from('of another process'),
      state: 'sending',
      reference: `bal-${key}`,
      amount: '50.00',
      staffId: finance().staffId,
      nextReadAt: new Date(start.getTime() + 30_000),
      createdAt: start,
      updatedAt: start,
      ...change,
    });
}

describe('an unknown outcome is settled by looking it up', () => {
  test('applied, then dropped: done', async () => {
    const key = randomUUID();
    payments().conduct({ answer: 'drop' });
    await charge(body, { key });
    await pass(1);
    expect(await row(key)).toMatchObject({ state: 'done', transactionId: 'SVTX1', problem: null, nextReadAt: null });
    expect((await charge(body, { key })).body).toMatchObject({ operation: { state: 'done' }, record: { id: 'SVTX1' } });
    expect(payments().posts).toHaveLength(1);
  });

  test('dropped before: not found, after a wait that covers a late application, and never sent again', async () => {
    const key = randomUUID();
    payments().conduct({ applied: false, answer: 'drop' });
    await charge(body, { key });
    await pass(49);
    expect((await row(key))?.state).toBe('unknown');
    await pass(30);
    expect((await row(key))?.state).toBe('not-found');
    expect((await charge(body, { key })).body).toMatchObject({ operation: { state: 'not-found' }, record: null });
    expect(payments().posts).toHaveLength(1);
  });

  test('applied late: done, also after it was called not found', async () => {
    const key = randomUUID();
    payments().conduct({ applied: false, answer: 'drop' });
    await charge(body, { key });
    await pass(80, 5);
    expect((await row(key))?.state).toBe('not-found');
    payments().apply('/v1/pix', payments().posts[0] ?? {});
    await pass(60);
    expect(await row(key)).toMatchObject({ state: 'done', transactionId: 'SVTX1' });
  });

  test('a failing lookup changes nothing, however often it fails', async () => {
    const key = randomUUID();
    payments().conduct({ answer: 'drop' });
    await charge(body, { key });
    payments().failReading(true);
    await pass(120, 5);
    expect((await row(key))?.state).toBe('unknown');
    payments().failReading(false);
    await pass(60);
    expect((await row(key))?.state).toBe('done');
  });

  test('another amount under the reference: refused, with what exists', async () => {
    const key = randomUUID();
    payments().conduct({ applied: false, answer: 'drop' });
    await charge(body, { key });
    payments().store({ clientReference: `bal-${key}`, amount: 49.99 });
    await pass(1);
    expect(await row(key)).toMatchObject({ state: 'refused', transactionId: 'SVTX1', problem: { errorCode: 'SVC210' } });
  });

  test('an answer with another reference counts as not found', async () => {
    const key = randomUUID();
    payments().conduct({ applied: false, answer: 'drop' });
    await charge(body, { key });
    office.service().answer({ id: 'SVTX9', status: 'PENDING', type: 'DEPOSIT', amount: 50, clientReference: 'someone', createdAt: 'x' });
    await pass(3);
    expect((await row(key))?.state).toBe('unknown');
  });
});

describe('a crash is found after a restart', () => {
  test.each([
    ['between send and save: done', true, 'done'],
    ['between insert and send: not found', false, 'not-found'],
  ])('%s', async (_name, applied, state) => {
    const key = randomUUID();
    await leftSending(key);
    if (applied) payments().store({ clientReference: `bal-${key}`, amount: 50 });
    await pass(29);
    expect((await row(key))?.state).toBe('sending');
    await pass(60);
    expect((await row(key))?.state).toBe(state);
    expect(payments().posts).toEqual([]);
  });

  test('a refund whose state before was never stored counts as not sent', async () => {
    const key = randomUUID();
    const { id } = payments().store({ status: 'COMPLETED', amount: 100, refundAmount: '30.00', refundStatus: 'COMPLETED' });
    await leftSending(key, { kind: 'refunds.create', subject: id, amount: '30.00', before: null });
    await pass(90, 5);
    expect((await row(key))?.state).toBe('not-found');
  });
});

describe('creating again', () => {
  async function notFound(key: string) {
    payments().conduct({ applied: false, answer: 'drop' });
    await charge(body, { key });
    await pass(80, 5);
    return `bal-${key}`;
  }

  test('is refused while the first is unsettled', async () => {
    const key = randomUUID();
    payments().conduct({ applied: false, answer: 'drop' });
    await charge(body, { key });
    const again = await charge({ ...body, clientReference: `bal-${key}` });
    expect([again.status, again.body.errorCode]).toEqual([409, 'SVB409']);
    expect(payments().posts).toHaveLength(1);
  });

  test('with the same reference succeeds, and leaves the first unchanged', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    const clientReference = await notFound(first);
    const again = await charge({ ...body, clientReference }, { key: second });
    expect(again.body).toMatchObject({ operation: { state: 'done', reference: clientReference, transactionId: 'SVTX1' } });
    await pass(600, 5);
    expect(await row(first)).toMatchObject({ state: 'not-found', nextReadAt: null });
    expect(payments().transactions.size).toBe(1);
  });

  test('finds one that was applied late, and sends nothing', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    const clientReference = await notFound(first);
    payments().apply('/v1/pix', payments().posts[0] ?? {});
    const again = await charge({ ...body, clientReference }, { key: second });
    expect(again.body).toMatchObject({ operation: { state: 'done', transactionId: 'SVTX1' }, record: { id: 'SVTX1' } });
    expect(payments().posts).toHaveLength(1);
  });

  test('completes from one that was applied at the moment of sending again', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    const clientReference = await notFound(first);
    const late = payments();
    late.conduct({ until: Promise.resolve(), applied: false, answer: { status: 409, body: '{"errorCode":"SVC210"}' } });
    const read = office.services().upstream;
    const upstream: typeof read = (request) => {
      if (request.endpoint.method === 'POST') late.apply('/v1/pix', late.posts[0] ?? {});
      return read(request);
    };
    const again = await charge({ ...body, clientReference }, { key: second, services: { upstream } });
    expect(again.body).toMatchObject({ operation: { state: 'done', transactionId: 'SVTX1' } });
    expect(late.transactions.size).toBe(1);
  });
});

describe('a typed reference', () => {
  test('that belongs to an earlier charge is refused with the existing one, even for equal amounts, and nothing is sent', async () => {
    const key = randomUUID();
    payments().store({ clientReference: 'pedido-1', amount: 50, status: 'COMPLETED' });
    const answer = await charge({ ...body, clientReference: 'pedido-1' }, { key });
    expect([answer.status, answer.body.errorCode, answer.body.details]).toEqual([
      409,
      'SVC210',
      [{ field: 'transaction', reason: 'SVTX1' }],
    ]);
    expect(await row(key)).toBeUndefined();
    expect(payments().posts).toEqual([]);
  });

  test('that cannot be looked up just now begins nothing', async () => {
    payments().failReading(true);
    const answer = await charge({ ...body, clientReference: 'pedido-2' });
    expect(answer.status).toBe(503);
    expect([payments().posts, await rows()]).toEqual([[], []]);
  });

  test('used twice at once creates one charge', async () => {
    const answers = await Promise.all([1, 2].map(() => charge({ ...body, clientReference: 'pedido-3' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(payments().transactions.size).toBe(1);
  });
});

describe('the resolver', () => {
  test('two instances at once settle each row once', async () => {
    const keys = Array.from({ length: 30 }, () => randomUUID());
    for (const key of keys) await leftSending(key);
    office.clock.now = new Date(start.getTime() + 31_000);
    const taken = await Promise.all([resolveDue(office.services()), resolveDue(office.services()), resolveDue(office.services())]);
    expect(taken.reduce((sum, count) => sum + count)).toBe(30);
    expect((await rows()).every(({ reads }) => reads === 1)).toBe(true);
  });

  test('one operation that cannot be settled does not block the others', async () => {
    const [bad, good] = [randomUUID(), randomUUID()];
    await leftSending(bad, { amount: 'not an amount' });
    await leftSending(good);
    for (const key of [bad, good]) payments().store({ clientReference: `bal-${key}`, amount: 50 });
    await pass(31);
    expect([(await row(bad))?.state, (await row(good))?.state]).toEqual(['sending', 'done']);
    expect(office.log().join()).toContain('an outcome could not be settled');
    await office.services().db.delete(operations).where(eq(operations.idempotencyKey, bad));
  });

  test('an answer that arrives during a lookup decides', async () => {
    const key = randomUUID();
    const { id } = payments().store({ status: 'COMPLETED', amount: 100, paidAt: '2026-11-20T15:00:00.000Z' });
    let release = () => {};
    const until = new Promise<void>((resolve) => {
      release = resolve;
    });
    payments().conduct({ until });
    const sent = refund(id, { expectedRemaining: '100.00' }, { key });
    await expect.poll(() => payments().posts.length, { timeout: 20_000 }).toBe(1);
    await office.services().db.update(operations).set({ nextReadAt: start }).where(eq(operations.idempotencyKey, key));
    await resolveDue(office.services());
    release();
    expect((await sent).body.operation.state).toBe('done');
    expect((await row(key))?.state).toBe('done');
  });
});
