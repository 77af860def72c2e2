import { randomUUID } from 'node:crypto';
import { ne } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { endpointNamed, endpointNames } from '@/lib/contracts/registry';
import { approvalsForTests } from '@/lib/server/approvals/testing/approvals-for-tests';
import { unreadOverrides } from '@/lib/server/approvals/unread-overrides';
import { approvals } from '@/lib/server/database/schema/approvals-schema';
import { staff } from '@/lib/server/database/schema/schema';
import type { Person } from '@/lib/server/testing/office-for-tests';
import { approvableActionOf } from './sensitive-endpoints';

const { office, payments, finance, first, second, rule, row, ask, approve, lines } = approvalsForTests();

const fields = {
  title: 'Saques altos',
  actions: ['withdrawal-by-key'],
  from: '1000.00',
  dayFrom: null,
  newPayee: false,
  hours: null,
  needed: 1,
  roles: ['admin'],
  standsHours: 24,
  enabled: true,
};
const save = (id: string, change: object = {}, as = first()) =>
  office.send('PUT', `/approval-rules/${id}`, { as, body: { ...fields, version: 0, ...change } });
const list = async (as = first()) => (await office.send('GET', '/approval-rules', { as })).body;
const saved = async (id: string) => (await list()).items.find((item: { id: string }) => item.id === id);

test('every sensitive action of the registry is held by the gateway, except a change of a role, which always needs another administrator', () => {
  const unheld = endpointNames.filter((name) => endpointNamed(name).sensitive && approvableActionOf(name) === null);
  expect(unheld.map((name) => endpointNamed(name).sensitive)).toEqual(unheld.map(() => 'role-change'));
  expect(unheld.length).toBeGreaterThan(0);
});

describe('a change of the rules', () => {
  test('waits for another administrator, who writes it by their vote', async () => {
    const id = randomUUID();
    const answer = await save(id);
    expect(answer.status).toBe(202);
    expect(await saved(id)).toBeUndefined();
    expect((await lines('approval.asked')).at(-1)).toMatchObject({ actorId: first().staffId, object: answer.body.approval.id });
    expect((await save(id)).body.approval.id).toBe(answer.body.approval.id);
    expect((await approve(answer.body.approval.id)).body.errorCode).toBe('SVB471');
    expect((await approve(answer.body.approval.id, second())).body.state).toBe('done');
    expect(await saved(id)).toMatchObject({ ...fields, version: 1, satisfiable: true });
  });

  test('that lost to another one is stopped when it is approved', async () => {
    const id = randomUUID();
    const one = (await save(id)).body.approval.id;
    const other = (await save(id, { needed: 2, roles: ['admin', 'finance'] }, second())).body.approval.id;
    await approve(one, second());
    expect((await approve(other, first())).body).toMatchObject({ state: 'stale', stale: { reason: 'record' } });
    expect(await saved(id)).toMatchObject({ version: 1, needed: 1 });
  });

  test('is refused when others could not meet it, and asked of nobody', async () => {
    expect(await save(randomUUID(), { roles: ['support'], needed: 5 })).toMatchObject({
      status: 422,
      body: { errorCode: 'SVB472', details: [{ reason: '6' }] },
    });
    expect(await save(randomUUID(), { roles: ['support'], needed: 5, enabled: false })).toMatchObject({ status: 202 });
  });

  test('of a single administrator is written at once, since nobody else could approve it', async () => {
    const alone = await office.person('admin');
    const { db } = office.services();
    await db.update(staff).set({ active: false }).where(ne(staff.id, alone.staffId));
    await db.update(staff).set({ active: true }).where(ne(staff.role, 'admin'));
    const id = randomUUID();
    expect(await save(id, {}, alone)).toMatchObject({ status: 200, body: { id, version: 1 } });
    await office.services().db.update(staff).set({ active: true });
    expect((await save(id, {}, alone)).status).toBe(202);
  });

  test('is open to administrators only', async () => {
    expect((await save(randomUUID(), {}, finance())).status).toBe(403);
    expect((await list(await office.person('auditor'))).changesWait).toBe(true);
  });
});

describe('a change of a webhook that a rule holds', () => {
  let developer: Person;
  const calls: string[] = [];
  const change = (body: object = { active: false }) => office.send('PATCH', '/user/webhooks/W1', { at: 'payments', as: developer, body });

  beforeEach(async () => {
    developer = await office.person('developer');
    calls.length = 0;
    office.service().behave((request, response) => {
      calls.push(request.method ?? '');
      const webhook = { id: 'W1', url: 'https://loja.example/a', active: false, events: [], hasSecret: false };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(webhook));
    });
    await rule({ actions: ['webhook-change'] });
  });

  test('is permitted by the vote, made by its requester, once, and then waits again', async () => {
    const { id } = (await change()).body.approval;
    expect(calls).toEqual([]);
    expect((await approve(id)).body).toMatchObject({ mode: 'permit', state: 'approved' });
    expect(calls).toEqual([]);
    expect((await change({ active: true })).status).toBe(202);
    expect((await change()).status).toBe(200);
    expect(await row(id)).toMatchObject({ state: 'done' });
    expect((await change()).status).toBe(202);
    expect(calls).toEqual(['PATCH']);
  });

  test('uses its permit once though it is sent ten times at once', async () => {
    const { id } = (await change()).body.approval;
    await approve(id);
    const answers = await Promise.all(Array.from({ length: 10 }, () => change()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(calls).toEqual(['PATCH']);
  });

  test('is not permitted by a vote of somebody who lost the role', async () => {
    const { id } = (await change()).body.approval;
    await approve(id);
    await office.services().db.update(staff).set({ role: 'support' }).where(ne(staff.id, developer.staffId));
    expect((await change()).status).toBe(202);
    expect(calls).toEqual([]);
    await office.services().db.update(staff).set({ role: 'finance' }).where(ne(staff.id, developer.staffId));
  });
});

test('a typed card charge is asked for without its card, which is stored nowhere', async () => {
  await rule({ actions: ['card-charge'] });
  const number = '4111111111111111';
  const body = {
    amount: 12_345,
    description: 'Camiseta',
    reference: `car-${'0'.repeat(32)}`,
    customer: { name: 'Ana Lima' },
    installments: 1,
    card: { number, holder: 'ANA LIMA', expiration: '12/2030', cvv: '123' },
  };
  const services = { environment: { ...office.services().environment, cardEntry: 'on' as const } };
  const key = randomUUID();
  const answer = await office.send('POST', '/charges', {
    at: 'payments',
    as: finance(),
    body,
    headers: { 'idempotency-key': key },
    services,
  });
  expect(answer.status).toBe(202);
  const stored = await row(answer.body.approval.id);
  expect(stored).toMatchObject({ mode: 'permit', encryptedRequest: null, amount: '123.45' });
  expect(JSON.stringify(await office.services().db.select().from(approvals))).not.toContain(number);
});

describe('carrying out without approval', () => {
  const override = (id: string, requestHash: string, change: { reason?: string; as?: Person; on?: boolean } = {}) => {
    const { reason = 'Folha de pagamento vence hoje', as = first(), on = true } = change;
    const services = { environment: { ...office.services().environment, approvalBreakGlass: on ? ('on' as const) : ('off' as const) } };
    return office.send('POST', `/approvals/${id}/override`, { as, body: { requestHash, reason }, services });
  };

  test('needs the setting, an administrator, a reason of twenty signs and another person than who asked', async () => {
    await rule({ needed: 2 });
    const { id } = (await ask()).body.approval;
    const hash = (await row(id)).requestHash.toString('hex');
    expect((await override(id, hash, { on: false })).status).toBe(403);
    expect((await override(id, hash, { as: finance() })).status).toBe(403);
    expect((await override(id, hash, { reason: 'Folha de pagamento' })).status).toBe(400);
    expect(payments().posts).toEqual([]);
    expect((await override(id, hash)).body).toMatchObject({
      state: 'done',
      overriddenBy: 'Nome de Teste',
      reason: 'Folha de pagamento vence hoje',
    });
    expect(payments().posts).toHaveLength(1);
    expect((await lines('approval.overridden')).at(-1)).toMatchObject({ actorId: first().staffId, result: 'done', object: id });
    expect((await lines('approval.executed')).at(-1)).toMatchObject({ facts: { overriddenBy: first().staffId } });
  });

  test('is told to everybody until somebody who neither asked nor released it has taken note', async () => {
    await rule({ needed: 2 });
    const { id } = (await ask()).body.approval;
    const acknowledge = (as: Person) => office.send('POST', `/approvals/${id}/acknowledgement`, { as });
    expect((await acknowledge(second())).status).toBe(409);
    await override(id, (await row(id)).requestHash.toString('hex'));
    expect(await unreadOverrides(office.services().db)).toContain(id);
    for (const as of [finance(), first()]) expect(await acknowledge(as)).toMatchObject({ status: 403, body: { errorCode: 'SVB471' } });
    expect((await acknowledge(second())).body).toMatchObject({ acknowledgedBy: 'Nome de Teste', mayAcknowledge: false });
    expect((await acknowledge(second())).status).toBe(409);
    expect(await unreadOverrides(office.services().db)).not.toContain(id);
    expect((await lines('approval.acknowledged')).at(-1)).toMatchObject({ actorId: second().staffId, object: id });
  });
});

describe('a rule about payees', () => {
  const posts = () => payments().posts.length;

  test('lets a payee who was paid before be paid alone, and holds the same key once it belongs to somebody else', async () => {
    await ask();
    await rule({ newPayee: true });
    expect((await ask()).status).toBe(200);
    const before = posts();
    payments().belongsTo({ name: 'Caio Bastos', document: '***.444.777-**' });
    const held = await ask();
    expect([held.status, posts()]).toEqual([202, before]);
    const { body } = await office.send('GET', `/approvals/${held.body.approval.id}`, { as: first() });
    expect(body).toMatchObject({
      holder: { name: 'Caio Bastos' },
      holderBefore: { name: 'Marina Couto' },
      newPayee: false,
      requirements: [{ triggers: ['new-payee'] }],
    });
  });
});
