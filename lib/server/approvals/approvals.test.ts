import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { toReais } from '@/lib/format/money/money';
import { approvals, approvalVotes } from '@/lib/server/database/schema/approvals-schema';
import { staff } from '@/lib/server/database/schema/schema';
import { runCommand } from '@/lib/server/staff/cli/run-command';
import type { Person } from '@/lib/server/testing/office-for-tests';
import { approvalsForTests } from './testing/approvals-for-tests';

const { office, payments, finance, first, second, rule, row, rows, ask, refund, approve, wait, lines } = approvalsForTests();

/** A request that waits, by its id. */
async function waiting(change: Parameters<typeof rule>[0] = {}): Promise<string> {
  await rule(change);
  const answer = await ask();
  expect(answer.status).toBe(202);
  return answer.body.approval.id;
}

const db = () => office.services().db;
const setRole = (person: Person, role: 'support' | 'admin' | 'finance') =>
  db().update(staff).set({ role }).where(eq(staff.id, person.staffId));

describe('a withdrawal that a rule holds', () => {
  test('is answered with its approval, sends nothing, is on record, and has one approval for one form', async () => {
    await rule();
    const key = randomUUID();
    const answer = await ask({ key });
    expect(answer).toMatchObject({ status: 202, body: { approval: { id: expect.any(String) } } });
    expect(answer.body).not.toHaveProperty('operation');
    expect((await ask({ key })).body.approval.id).toBe(answer.body.approval.id);
    expect(await ask({ key, amount: 51 })).toMatchObject({ status: 422, body: { errorCode: 'SVB422' } });
    expect(payments().posts).toEqual([]);
    expect(await rows()).toEqual([]);
    expect((await lines('approval.asked')).at(-1)).toMatchObject({
      actorId: finance().staffId,
      object: answer.body.approval.id,
      facts: { approves: 'withdrawal-by-key', amount: '50.00', maker: finance().staffId },
    });
  });

  test('stores neither its key nor whom it pays in the open, and shows approvers the payee with the document masked', async () => {
    const id = await waiting();
    for (const known of ['52998224725', 'Marina', '982.247']) expect(JSON.stringify(await row(id))).not.toContain(known);
    const { body } = await office.send('GET', `/approvals/${id}`, { as: first() });
    expect(body.holder).toEqual({ name: 'Marina Couto', document: '***.982.247-**', institutionName: 'Banco Aroeira' });
  });

  test('is sent once by its last vote, for the person who asked, with everybody on record', async () => {
    const id = await waiting();
    const answer = await approve(id);
    expect(answer).toMatchObject({ status: 200, body: { state: 'done', transactionId: 'SVTX1', votes: [{ verdict: 'approved' }] } });
    expect(await rows()).toMatchObject([{ state: 'done', staffId: finance().staffId, idempotencyKey: id, reference: `bal-${id}` }]);
    expect((await row(id)).encryptedRequest).toBeNull();
    expect((await lines('approval.executed')).at(-1)).toMatchObject({
      result: 'done',
      facts: { maker: finance().staffId, approvers: first().staffId },
    });
    expect((await approve(id, second())).body.errorCode).toBe('SVB410');
    expect(payments().posts).toHaveLength(1);
  });

  test('is approved by nobody who asked for it: refused with 403, on record, and by the database itself', async () => {
    await rule({ roles: ['admin', 'finance'] });
    const id = (await ask()).body.approval.id;
    expect(await approve(id, finance())).toMatchObject({ status: 403, body: { errorCode: 'SVB471' } });
    expect((await lines('approval.approved')).at(-1)).toMatchObject({
      actorId: finance().staffId,
      result: 'refused',
      facts: { code: 'SVB471' },
    });
    const { requestHash, makerId } = await row(id);
    const vote = { approvalId: id, makerId, role: 'finance', verdict: 'approved', requestHash, at: office.clock.now } as const;
    await expect(
      db()
        .insert(approvalVotes)
        .values({ ...vote, staffId: makerId }),
    ).rejects.toThrow();
    await expect(
      db()
        .insert(approvalVotes)
        .values({ ...vote, makerId: first().staffId, staffId: makerId }),
    ).rejects.toThrow();
    expect(payments().posts).toEqual([]);
  });

  test('is approved by no role that its rule does not name', async () => {
    const id = await waiting();
    expect(await approve(id, await office.person('support'))).toMatchObject({ status: 403, body: { errorCode: 'SVB403' } });
    expect(await approve(id, await office.person('auditor'))).toMatchObject({ status: 403, body: { errorCode: 'SVB403' } });
    expect((await row(id)).state).toBe('waiting');
  });

  test('is shown only to who asked, who may decide and who has the audit', async () => {
    const id = await waiting();
    const read = async (as: Person) => (await office.send('GET', `/approvals/${id}`, { as })).status;
    expect(await Promise.all([finance(), first(), await office.person('auditor'), await office.person('developer')].map(read))).toEqual([
      200, 200, 200, 404,
    ]);
  });
});

describe('votes at the same moment', () => {
  test('of two people whom the rule needs both open one operation', async () => {
    const id = await waiting({ needed: 2 });
    const answers = await Promise.all([approve(id, first()), approve(id, second())]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await rows()).toHaveLength(1);
    expect(payments().posts).toHaveLength(1);
    expect((await row(id)).state).toBe('done');
  });

  test('fifty of them open one operation', async () => {
    const id = await waiting();
    const people = await Promise.all(Array.from({ length: 10 }, () => office.person('admin')));
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => approve(id, people[at % people.length])));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.errorCode === 'SVB410')).toHaveLength(49);
    expect(await db().select().from(approvalVotes).where(eq(approvalVotes.approvalId, id))).toHaveLength(1);
    expect((await row(id)).state).toBe('done');
    expect(await rows()).toHaveLength(1);
    expect(payments().posts).toHaveLength(1);
  });

  test('of one person count once', async () => {
    const id = await waiting({ needed: 2 });
    await Promise.all([approve(id), approve(id), approve(id)]);
    expect(await row(id)).toMatchObject({ state: 'waiting' });
    expect(await db().select().from(approvalVotes).where(eq(approvalVotes.approvalId, id))).toHaveLength(1);
  });
});

describe('an approval counts for exactly what was approved', () => {
  test('a voter who saw another request is refused', async () => {
    const id = await waiting();
    expect(await approve(id, first(), 'a'.repeat(64))).toMatchObject({ status: 409, body: { errorCode: 'SVB410' } });
    expect((await row(id)).state).toBe('waiting');
  });

  test('one centavo changed in the table stops it', async () => {
    const id = await waiting({ needed: 2 });
    await approve(id);
    await db()
      .update(approvals)
      .set({ amount: toReais('50.01') })
      .where(eq(approvals.id, id));
    expect((await approve(id, second())).body).toMatchObject({ state: 'stale', stale: { reason: 'request' } });
    expect(payments().posts).toEqual([]);
  });

  test('votes for another digest are void', async () => {
    const id = await waiting({ needed: 2 });
    await approve(id);
    await db()
      .update(approvals)
      .set({ requestHash: Buffer.alloc(32, 7) })
      .where(eq(approvals.id, id));
    expect((await approve(id, second())).body).toMatchObject({ state: 'waiting', requirements: [{ given: 1, needed: 2 }] });
    expect(payments().posts).toEqual([]);
  });

  test('a version of a rule and a vote can be changed by nobody', async () => {
    const id = await waiting({ needed: 2 });
    await approve(id);
    await expect(db().update(approvalVotes).set({ verdict: 'declined' })).rejects.toThrow();
    await expect(db().delete(approvalVotes)).rejects.toThrow();
  });
});

describe('before it is sent it is looked at again', () => {
  test.each<[string, () => unknown, Record<string, string>]>([
    [
      'another holder of the key',
      () => payments().belongsTo({ name: 'Caio Bastos', document: '***.444.777-**' }),
      { reason: 'holder', now: 'Caio Bastos' },
    ],
    ['a balance that has fallen', () => payments().holds(49.99), { reason: 'balance', now: '49.99' }],
    ['a requester who lost the role', () => setRole(finance(), 'support'), { reason: 'requester', now: '' }],
  ])('%s stops it and is named', async (_name, change, stale) => {
    const id = await waiting();
    await change();
    expect((await approve(id)).body).toMatchObject({ state: 'stale', stale });
    expect(payments().posts).toEqual([]);
    expect(await rows()).toEqual([]);
    expect((await lines('approval.executed')).at(-1)).toMatchObject({ result: 'refused', facts: { differs: stale.reason } });
    await setRole(finance(), 'finance');
  });

  test('a service that cannot tell is asked again, until it can', async () => {
    const id = await waiting();
    payments().failReading(true);
    expect((await approve(id)).body.state).toBe('approved');
    await wait(6);
    expect((await row(id)).state).toBe('approved');
    payments().failReading(false);
    await wait(6);
    expect((await row(id)).state).toBe('done');
    expect(payments().posts).toHaveLength(1);
  });

  test('an approver who lost the role meanwhile no longer counts', async () => {
    const id = await waiting({ needed: 2 });
    await approve(id);
    await setRole(first(), 'support');
    expect((await approve(id, second())).body).toMatchObject({ state: 'waiting', requirements: [{ given: 1, needed: 2 }] });
    expect(payments().posts).toEqual([]);
    expect((await approve(id, await office.person('admin'))).body.state).toBe('done');
  });
});

describe('an approver whose role is taken while the request is open before them', () => {
  test('votes no more: by the session that ended with it, nor by one that did not', async () => {
    const id = await waiting();
    const { requestHash } = await row(id);
    const [ended, remaining] = [await office.person('admin'), await office.person('admin')];
    const opened = async (as: Person) => (await office.send('GET', `/approvals/${id}`, { as })).body.mayDecide;
    expect([await opened(ended), await opened(remaining)]).toEqual(['yes', 'yes']);
    await runCommand(
      db(),
      { action: 'role', email: ended.email, role: 'support' },
      { appUrl: 'http://localhost:3000', now: office.clock.now },
    );
    await setRole(remaining, 'support');
    const answers = [await approve(id, ended, requestHash.toString('hex')), await approve(id, remaining, requestHash.toString('hex'))];
    expect(answers.map(({ status, body }) => [status, body.errorCode])).toEqual([
      [401, 'SVB401'],
      [403, 'SVB403'],
    ]);
    expect(await db().select().from(approvalVotes).where(eq(approvalVotes.approvalId, id))).toEqual([]);
    expect(payments().posts).toEqual([]);
  });
});

describe('a refund that a rule holds', () => {
  test.each([
    ['of a part counts as its amount', { amount: 60 }, '60.00', { amount: 60 }],
    ['of the whole counts as all that remains', {}, '100.00', {}],
  ])('%s, and is sent once by its last vote', async (_name, body, amount, sent) => {
    await rule({ actions: ['refund'], from: toReais(60) });
    const { id } = payments().store({ status: 'COMPLETED', amount: 100, paidAt: '2026-11-20T15:00:00.000Z' });
    const answer = await refund(id, { ...body, expectedRemaining: '100.00' });
    expect(answer.status).toBe(202);
    expect(payments().posts).toEqual([]);
    expect(await row(answer.body.approval.id)).toMatchObject({ action: 'refund', amount });
    expect((await approve(answer.body.approval.id)).body).toMatchObject({ state: 'done', transactionId: id });
    expect(payments().posts).toEqual([{ ...sent, clientReference: `bal-${answer.body.approval.id}` }]);
  });
});
