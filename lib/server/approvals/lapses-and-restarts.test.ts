import { randomUUID } from 'node:crypto';
import { count, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { toReais } from '@/lib/format/money/money';
import { approvals, approvalVotes } from '@/lib/server/database/schema/approvals-schema';
import { jobs } from '@/lib/server/jobs/jobs';
import { startJobs } from '@/lib/server/jobs/start-jobs';
import { approvalsForTests } from './testing/approvals-for-tests';
import { withLease } from './with-lease';

const { office, payments, finance, first, second, rule, row, ask, approve, wait, pass, lines } = approvalsForTests();

/** A request that waits, by its id. */
async function waiting(change: Parameters<typeof rule>[0] = {}): Promise<string> {
  await rule(change);
  const answer = await ask();
  expect(answer.status).toBe(202);
  return answer.body.approval.id;
}

const db = () => office.services().db;
describe('a request lapses', () => {
  test('at its hour: a vote after it is refused though the job has not run, and the job ends it', async () => {
    const id = await waiting({ standsHours: 1 });
    const { requestHash } = await row(id);
    office.clock.now = new Date(office.clock.now.getTime() + 3_600_000);
    const late = await office.person('admin');
    expect(await approve(id, late, requestHash.toString('hex'))).toMatchObject({
      status: 409,
      body: { details: [{ reason: 'lapsed' }] },
    });
    expect((await office.send('GET', `/approvals/${id}`, { as: late })).body).toMatchObject({ state: 'lapsed', mayDecide: 'over' });
    await wait(1);
    expect(await row(id)).toMatchObject({ state: 'lapsed', encryptedRequest: null });
    expect((await lines('approval.lapsed')).at(-1)).toMatchObject({ object: id });
  });

  test('within five seconds by the job as the server runs it, a hundred at once', async () => {
    const one = await row(await waiting({ standsHours: 1 }));
    await db()
      .insert(approvals)
      .values(Array.from({ length: 99 }, () => ({ ...one, id: randomUUID(), idempotencyKey: randomUUID(), confirmation: randomUUID() })));
    const inState = async (state: 'waiting' | 'lapsed') => {
      const [found] = await db().select({ rows: count() }).from(approvals).where(eq(approvals.state, state));
      return found?.rows;
    };
    const before = await inState('lapsed');
    office.clock.now = new Date(one.lapsesAt.getTime() - 1);
    const stop = startJobs(
      jobs.filter(({ name }) => name === 'approvals'),
      office.services(),
    );
    try {
      await wait(0);
      expect(await inState('waiting')).toBe(100);
      office.clock.now = one.lapsesAt;
      await expect.poll(() => inState('waiting'), { timeout: 5_000 }).toBe(0);
      expect(await inState('lapsed')).toBe((before ?? 0) + 100);
    } finally {
      await stop();
    }
  });

  test('also when it was approved and could not be sent in time', async () => {
    const id = await waiting({ standsHours: 1 });
    payments().failReading(true);
    await approve(id);
    payments().failReading(false);
    await wait(3_600);
    expect((await row(id)).state).toBe('lapsed');
    expect(payments().posts).toEqual([]);
  });
});

describe('a call that breaks off', () => {
  test('without an answer stays unknown, is approved and sent no second time, and ends as the service says', async () => {
    const id = await waiting({ needed: 1 });
    payments().conduct({ answer: 'drop' });
    expect((await approve(id)).body).toMatchObject({ state: 'executing', operationId: expect.any(String) });
    expect((await approve(id, second())).status).toBe(409);
    await pass(2);
    await wait(2);
    expect(await row(id)).toMatchObject({ state: 'done', errorCode: null });
    expect(payments().posts).toHaveLength(1);
  });

  test('because the service restarts: nothing is sent before it is there again, and then once', async () => {
    const id = await waiting();
    office.service().behave((request) => request.socket.resetAndDestroy());
    expect((await approve(id)).body.state).toBe('approved');
    await wait(6);
    expect((await row(id)).state).toBe('approved');
    office.service().behave(payments().handle);
    await wait(6);
    expect((await row(id)).state).toBe('done');
    expect(payments().posts).toHaveLength(1);
  });

  test.each([
    ['had taken it', true, 'done', null],
    ['had not taken it', false, 'failed', expect.any(String)],
  ] as const)(
    'because the service restarts while it is sent, and %s, is unknown until it answers, and sent no second time',
    async (_, applied, state, errorCode) => {
      const id = await waiting();
      payments().conduct({ applied, answer: 'reset' });
      payments().failReading(false);
      office.service().behave((request, response) => {
        payments().handle(request, response);
        if (request.method === 'POST' && request.url === '/v1/withdraw') office.service().behave((later) => later.socket.resetAndDestroy());
      });
      expect((await approve(id)).body).toMatchObject({ state: 'executing' });
      await pass(20);
      await wait(0);
      expect((await row(id)).state).toBe('executing');
      office.service().behave(payments().handle);
      await pass(600, 30);
      await wait(31);
      expect(await row(id)).toMatchObject({ state, errorCode });
      expect(payments().posts).toHaveLength(1);
    },
  );

  test('is ended as refused when the service refuses', async () => {
    const id = await waiting();
    payments().conduct({ applied: false, answer: { status: 422, body: '{"statusCode":422,"errorCode":"SVC200"}' } });
    expect((await approve(id)).body).toMatchObject({ state: 'failed', errorCode: 'SVC200' });
  });

  test('between the last vote and the operation is taken up by the next start, once', async () => {
    const id = await waiting();
    await db()
      .insert(approvalVotes)
      .values({
        approvalId: id,
        makerId: finance().staffId,
        staffId: first().staffId,
        role: 'admin',
        verdict: 'approved',
        requestHash: (await row(id)).requestHash,
        at: office.clock.now,
      });
    await db().update(approvals).set({ state: 'approved', nextAt: office.clock.now }).where(eq(approvals.id, id));
    await Promise.all([wait(1), wait(1)]);
    expect((await row(id)).state).toBe('done');
    expect(payments().posts).toHaveLength(1);
  });

  test('stays with the process that carries it out as long as that takes, and is another one’s half a minute after it ended', async () => {
    const id = await waiting();
    await db().update(approvals).set({ state: 'executing', nextAt: office.clock.now }).where(eq(approvals.id, id));
    const renewed = async () => (await row(id)).nextAt?.getTime();
    await withLease(id, office.services(), () => expect.poll(renewed).toBe(office.clock.now.getTime() + 30_000), 5);
    await wait(29);
    expect((await row(id)).state).toBe('executing');
    // Taken up by another one, which finds that nobody has approved it.
    await wait(1);
    expect((await row(id)).state).toBe('waiting');
  });

  test('after it was taken and before its operation was written goes on when its time with the process is over', async () => {
    const id = await waiting();
    payments().failReading(true);
    await approve(id);
    payments().failReading(false);
    await db().update(approvals).set({ state: 'executing', operationKey: id, nextAt: office.clock.now }).where(eq(approvals.id, id));
    await wait(1);
    expect((await row(id)).state).toBe('done');
    expect(payments().posts).toHaveLength(1);
  });
});

describe('a request ends without being sent', () => {
  test('when one person declines it, with a reason', async () => {
    const id = await waiting({ needed: 2 });
    const answer = await office.send('POST', `/approvals/${id}/refusal`, { as: first(), body: { reason: 'Nota em duplicidade' } });
    expect(answer.body).toMatchObject({ state: 'declined', reason: 'Nota em duplicidade', votes: [{ verdict: 'declined' }] });
    expect((await approve(id, second())).status).toBe(409);
    expect((await row(id)).encryptedRequest).toBeNull();
  });

  test('when its requester withdraws it, and nobody else', async () => {
    const id = await waiting();
    expect((await office.send('POST', `/approvals/${id}/withdrawal`, { as: first() })).status).toBe(403);
    expect((await office.send('POST', `/approvals/${id}/withdrawal`, { as: finance() })).body.state).toBe('withdrawn');
    expect((await approve(id)).status).toBe(409);
    expect(payments().posts).toEqual([]);
  });
});

describe('a sum that is split', () => {
  const limit = { dayFrom: toReais('100.00') };

  test('waits from the part that reaches the limit of the day', async () => {
    await rule(limit);
    expect([(await ask({ amount: 40 })).status, (await ask({ amount: 59.99 })).status]).toEqual([200, 200]);
    expect((await ask({ amount: 0.01 })).status).toBe(202);
  });

  test('counts parts sent at the same moment, and those of nobody else', async () => {
    await rule(limit);
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask({ amount: 40 })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(6);
    expect((await ask({ amount: 40, as: await office.person('finance') })).status).toBe(200);
  });

  test('counts what waits, and no more what was withdrawn or refused', async () => {
    await rule(limit);
    const id = (await ask({ amount: 100 })).body.approval.id;
    expect((await ask({ amount: 1 })).status).toBe(202);
    await office.send('POST', `/approvals/${id}/withdrawal`, { as: finance() });
    await db().update(approvals).set({ state: 'withdrawn' });
    payments().conduct({ applied: false, answer: { status: 422, body: '{"statusCode":422,"errorCode":"SVC200"}' } });
    expect((await ask({ amount: 60 })).status).toBe(422);
    expect((await ask({ amount: 60 })).status).toBe(200);
  });
});
