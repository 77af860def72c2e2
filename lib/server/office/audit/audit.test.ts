import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { recordAuditEvent } from '@/lib/server/audit/record';
import { operations, sessions } from '@/lib/server/database/schema/schema';
import { officeForTests, type Person } from '@/lib/server/testing/office-for-tests';

const office = officeForTests();
let auditor: Person;

beforeAll(async () => {
  auditor = await office.person('auditor');
  const { db } = office.services();
  const event = { actorId: auditor.staffId, address: null, result: 'done', object: 'SVTX1', facts: {} } as const;
  await recordAuditEvent(db, { ...event, action: 'session.started' }, new Date('2026-11-25T12:00:00.000Z'));
  await recordAuditEvent(db, { ...event, action: 'staff.created' }, new Date('2026-11-26T12:00:00.000Z'));
  await recordAuditEvent(db, { ...event, action: 'session.ended', actorId: null }, new Date('2026-11-27T12:00:00.000Z'));
});

async function sequences(search: string): Promise<number[]> {
  const { body } = await office.send('GET', `/audit${search}`, { as: auditor });
  return body.items.map(({ sequence }: { sequence: number }) => sequence);
}

test.each([
  ['', [3, 2, 1]],
  ['?action=session.started,session.ended', [3, 1]],
  ['?dateFrom=2026-11-26T12:00:00.000Z', [3, 2]],
  ['?dateTo=2026-11-26T12:00:00.000Z', [2, 1]],
  ['?dateFrom=2026-11-26&dateTo=2026-11-27', [2]],
  ['?limit=2', [3, 2]],
  ['?limit=2&page=2', [1]],
  ['?page=999', []],
  ['?page=1000000&limit=100', []],
])('%s lists %j, newest first', async (search, expected) => {
  expect(await sequences(search)).toEqual(expected);
});

test('says whether there is a next page', async () => {
  expect((await office.send('GET', '/audit?limit=2', { as: auditor })).body).toMatchObject({ hasNext: true, total: null });
  expect((await office.send('GET', '/audit?limit=3', { as: auditor })).body).toMatchObject({ hasNext: false });
});

test("joins the person's name, and nothing else", async () => {
  const answer = await office.send('GET', '/audit', { as: auditor });
  expect(answer.body.items).toMatchObject([{ actor: null }, { actor: 'Nome de Teste', object: 'SVTX1' }, { actor: 'Nome de Teste' }]);
  expect(answer.text).not.toContain(auditor.email);
});

test('one act on a record is one line, with the place of who asked for it and what became of it', async () => {
  const { db } = office.services();
  const finance = await office.person('finance', { name: 'Davi Quintela' });
  const caller = { staffId: finance.staffId, sessionId: finance.sessionId, address: '192.0.2.9' };
  const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  await db.update(sessions).set({ browser }).where(eq(sessions.id, finance.sessionId));
  const [operation] = await db
    .insert(operations)
    .values({
      kind: 'refunds.create',
      idempotencyKey: randomUUID(),
      fingerprint: Buffer.alloc(32),
      state: 'done',
      reference: 'pedido-24708',
      subject: 'SVTX9',
      staffId: finance.staffId,
    })
    .returning();
  const event = { object: operation?.id ?? '', facts: { kind: 'refunds.create', amount: '30.50' } } as const;
  const at = (second: number) => new Date(Date.UTC(2026, 10, 29, 12, 0, second));
  await recordAuditEvent(db, { ...event, caller, action: 'operation.opened', result: 'asked', requestId: 'r1' }, at(1));
  await recordAuditEvent(db, { ...event, caller, action: 'operation.settled', result: 'unknown', requestId: 'r1' }, at(2));
  const byServer = { ...event, actorId: finance.staffId, address: null, action: 'operation.settled' } as const;
  await recordAuditEvent(db, { ...byServer, result: 'done', requestId: 'r2' }, at(9));
  const expected = {
    actor: 'Davi Quintela',
    operation: 'refunds.create',
    about: { id: 'SVTX9', name: 'pedido-24708' },
    result: 'done',
    address: '192.0.2.9',
    browser: 'Firefox · Linux',
    at: at(9).toISOString(),
    askedAt: at(1).toISOString(),
  };
  for (const search of [
    'object=SVTX9',
    'object=pedido-24708',
    `actor=${finance.staffId}`,
    'operation=refunds.create',
    'action=operation.opened',
  ]) {
    const { body } = await office.send('GET', `/audit?${search}`, { as: auditor });
    expect(body.items).toMatchObject([expected]);
  }
  for (const search of ['object=SVTX9&result=unknown', 'actor=Davi', `actor=${auditor.staffId}&operation=refunds.create`])
    expect(await sequences(`?${search}`)).toEqual([]);

  const [line] = await sequences('?object=SVTX9');
  const { body } = await office.send('GET', `/audit/entries/${line}`, { as: auditor });
  expect(body).toMatchObject({ ...expected, steps: [{ result: 'asked' }, { result: 'unknown' }, { result: 'done', byPerson: false }] });
  for (const id of ['999', 'none']) expect((await office.send('GET', `/audit/entries/${id}`, { as: auditor })).status).toBe(404);
});

test('can be verified by everyone who may read it', async () => {
  expect((await office.send('GET', '/audit/verification', { as: auditor })).body).toMatchObject({ intact: true, brokenAt: null });
});

test('shows request and result as one event, and an event without result as requested', async () => {
  const { db } = office.services();
  const caller = { staffId: auditor.staffId, sessionId: auditor.sessionId, address: '192.0.2.7' };
  const event = { caller, action: 'webhook.created' } as const;
  const at = (second: number) => new Date(Date.UTC(2026, 10, 28, 12, 0, second));
  await recordAuditEvent(db, { ...event, result: 'asked', requestId: 'one' }, at(1));
  await recordAuditEvent(db, { ...event, result: 'asked', requestId: 'two' }, at(2));
  await recordAuditEvent(db, { ...event, result: 'unknown', requestId: 'one', object: 'W1' }, at(9));
  const { body } = await office.send('GET', '/audit?action=webhook.created', { as: auditor });
  const line = { actor: 'Nome de Teste', address: '192.0.2.7', sessionId: auditor.sessionId };
  expect(body.items).toMatchObject([
    { ...line, requestId: 'one', result: 'unknown', object: 'W1', at: at(9).toISOString(), askedAt: at(1).toISOString() },
    { ...line, requestId: 'two', result: 'asked', at: at(2).toISOString(), askedAt: null },
  ]);
  expect((await office.send('GET', '/audit/verification', { as: auditor })).body).toMatchObject({ intact: true });
});
