import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Resend } from '@/lib/contracts/office/callbacks/resends.shape';
import type { Undelivered } from '@/lib/contracts/office/callbacks/undelivered.shape';
import { canary, officeForTests } from '@/lib/server/testing/office-for-tests';
import { receiverForTests } from '@/sandbox/testing/receiver-for-tests';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';
import { runResends } from './run-resends';

const sandbox = sandboxForTests();
const receiver = receiverForTests();
const office = officeForTests({ serviceUrl: () => `${sandbox().origin}/v1` });
const day = 24 * 3_600_000;

beforeAll(() => {
  office.clock.now = new Date();
});

/** Delivers callbacks of some transactions to the merchant's test server, which answers as its queue says. */
async function createDeliveries(
  name: string,
  count: number,
  { madeAt = new Date(), status = 'COMPLETED' as const } = {},
): Promise<string[]> {
  const at = madeAt.toISOString();
  const ids: string[] = [];
  for (let many = 0; many < count; many += 1) {
    const transaction = { callbackUrl: receiver.url(name), status, createdAt: at, updatedAt: at };
    const { id } = await sandbox().control.insertTransaction({ token: canary, transaction });
    await sandbox().control.sendCallback({ token: canary, transactionId: id });
    ids.push(id);
  }
  await sandbox().control.callbacksIdle(canary);
  return ids;
}

const refusals = (count: number) => Array.from({ length: count }, () => ({ status: 422 }));

async function count(as: Awaited<ReturnType<typeof office.person>>, filter: object = {}, withKnown = false): Promise<Resend> {
  const createdAtFrom = new Date(Date.now() - day).toISOString();
  const createdAtTo = new Date(Date.now() + day).toISOString();
  const answer = await office.send('POST', '/resends', { as, body: { filter: { createdAtFrom, createdAtTo, ...filter }, withKnown } });
  expect(answer.status).toBe(200);
  return answer.body;
}

/** Runs the background work until a resend is over. */
async function finish(as: Awaited<ReturnType<typeof office.person>>, id: string, maxSteps = 40): Promise<Resend> {
  for (let step = 0; step < maxSteps; step += 1) {
    await runResends(office.services());
    await sandbox().control.callbacksIdle(canary);
    office.clock.now = new Date(office.clock.now.getTime() + 2_000);
    const { body } = await office.send('GET', `/resends/${id}`, { as });
    if (body.endedAt !== null) return body;
  }
  throw new Error('the resend did not end');
}

const resentInAudit = async (ids: readonly string[]) =>
  (await office.audited()).filter(({ action, object }) => action === 'callback.resent' && object !== null && ids.includes(object));

describe('a resend of many', () => {
  test('of 300 deliveries of which 37 failed resends exactly these, each once', { timeout: 120_000 }, async () => {
    const as = await office.person('developer');
    receiver.answer('lost', ...refusals(37));
    const lost = await createDeliveries('lost', 37);
    await createDeliveries('taken', 263);

    const counted = await count(as, { hasError: true });
    expect(counted.rows.map((row) => row.transactionId).toSorted()).toEqual(lost.toSorted());
    expect(counted).toMatchObject({ state: 'counted', truncated: false, leftOut: 0 });
    expect(receiver.arrivals('lost')).toHaveLength(37);

    await office.send('POST', `/resends/${counted.id}/start`, { as });
    const ended = await finish(as, counted.id);
    expect(ended.state).toBe('done');
    expect(ended.rows.map((row) => row.transactionId)).toEqual(counted.rows.map((row) => row.transactionId));
    expect(new Set(ended.rows.map(({ state, answered }) => `${state} ${answered}`))).toEqual(new Set(['accepted 200']));
    const arrivals = receiver.arrivals('lost').slice(37);
    expect(arrivals.map(({ body }) => body.id).toSorted()).toEqual(lost.toSorted());
    expect(receiver.arrivals('taken')).toHaveLength(263);
    expect(await resentInAudit(lost)).toHaveLength(37);

    expect((await count(as, { hasError: true })).rows).toEqual([]);
    expect((await count(as, { hasError: true }, true)).rows.every(({ known }) => known)).toBe(true);
  });

  test('resends the newest status of each transaction only, and shows which were delivered', async () => {
    const as = await office.person('developer');
    receiver.answer('newest', { status: 410 }, { status: 200 }, { status: 410 });
    const at = new Date().toISOString();
    const base = { callbackUrl: receiver.url('newest'), createdAt: at };
    const { id } = await sandbox().control.insertTransaction({ token: canary, transaction: { ...base, status: 'PENDING', updatedAt: at } });
    await sandbox().control.sendCallback({ token: canary, transactionId: id });
    await sandbox().control.callbacksIdle(canary);
    const [row] = (await count(as, { transactionId: id })).rows;
    expect(row).toMatchObject({ transactionId: id, status: 'PENDING', outcome: 'lost', attempts: 1, known: false });
    await sandbox().control.sendCallback({ token: canary, transactionId: id });
    await sandbox().control.callbacksIdle(canary);
    expect((await count(as, { transactionId: id })).rows).toEqual([]);
    expect((await count(as, { transactionId: id }, true)).rows).toMatchObject([{ known: true, attempts: 2 }]);
  });

  test('of chosen deliveries counts these alone, within what the filter finds', async () => {
    const as = await office.person('developer');
    receiver.answer('chosen', ...refusals(3));
    const [first = '', second = '', third = ''] = await createDeliveries('chosen', 3);
    const url = receiver.url('chosen');
    const chosen = async (filter: object) => (await count(as, filter)).rows.map(({ transactionId }) => transactionId).toSorted();
    expect(await chosen({ transactionIds: [third, first] })).toEqual([first, third].toSorted());
    expect(await chosen({ transactionIds: [second], url })).toEqual([second]);
    expect(await chosen({ transactionIds: [second], url: receiver.url('another') })).toEqual([]);
    for (const transactionIds of [[], Array.from({ length: 101 }, () => first), ['../x']]) {
      const now = new Date().toISOString();
      const body = { filter: { createdAtFrom: now, createdAtTo: now, transactionIds } };
      expect((await office.send('POST', '/resends', { as, body })).status).toBe(400);
    }
  });

  test('starts once, and never while another one includes one of its transactions', async () => {
    const as = await office.person('developer');
    receiver.answer('twice', { status: 404 });
    const [id = ''] = await createDeliveries('twice', 1);
    const [first, second] = [await count(as, { transactionId: id }), await count(as, { transactionId: id })];
    await office.send('POST', `/resends/${first.id}/start`, { as });
    await office.send('POST', `/resends/${first.id}/start`, { as });
    const refused = await office.send('POST', `/resends/${second.id}/start`, { as });
    expect(refused).toMatchObject({ status: 409, body: { errorCode: 'SVB409' } });
    await finish(as, first.id);
    expect(receiver.arrivals('twice')).toHaveLength(2);
  });

  test('requests nothing more once canceled', async () => {
    const as = await office.person('developer');
    receiver.answer('cancelled', { status: 404 });
    const [id = ''] = await createDeliveries('cancelled', 1);
    const { id: resend } = await count(as, { transactionId: id });
    await office.send('POST', `/resends/${resend}/start`, { as });
    await office.send('POST', `/resends/${resend}/cancel`, { as });
    const ended = await finish(as, resend);
    expect(ended).toMatchObject({ state: 'cancelled', rows: [{ state: 'cancelled' }] });
    expect(receiver.arrivals('cancelled')).toHaveLength(1);
  });

  test('waits as long as the service asks for, and loses no row', async () => {
    const as = await office.person('developer');
    receiver.answer('limited', { status: 404 });
    const [id = ''] = await createDeliveries('limited', 1);
    const { id: resend } = await count(as, { transactionId: id });
    const fault = { fault: 'status', code: 'SVG429', retryAfterSeconds: 20, endpoint: 'callbacks.resendMany', token: canary } as const;
    await sandbox().control.addFault(fault);
    await office.send('POST', `/resends/${resend}/start`, { as });
    const ended = await finish(as, resend, 60);
    expect(ended).toMatchObject({ state: 'done', rows: [{ state: 'accepted' }] });
    expect(receiver.arrivals('limited')).toHaveLength(2);
  });

  test('whose answer was lost looks up the result, and does not repeat the request', async () => {
    const as = await office.person('developer');
    receiver.answer('answer-lost', { status: 404 });
    const [id = ''] = await createDeliveries('answer-lost', 1);
    const { id: resend } = await count(as, { transactionId: id });
    await sandbox().control.addFault({ fault: 'apply-then-drop', endpoint: 'callbacks.resendMany', token: canary });
    await office.send('POST', `/resends/${resend}/start`, { as });
    const ended = await finish(as, resend);
    expect(ended.rows).toMatchObject([{ state: 'accepted', answered: 200 }]);
    expect(receiver.arrivals('answer-lost')).toHaveLength(2);
  });

  test('needs the permission to resend, and a count made before', async () => {
    const support = await office.person('support');
    const body = { filter: { createdAtFrom: new Date().toISOString(), createdAtTo: new Date().toISOString() } };
    expect(await office.send('POST', '/resends', { as: support, body })).toMatchObject({ status: 403 });
    expect(await office.send('GET', `/resends/${randomUUID()}`, { as: support })).toMatchObject({ status: 404 });
  });
});

describe('undelivered changes', () => {
  // Otherwise failed deliveries would be retried, and succeed, while the test looks.
  beforeAll(() => sandbox().control.setClock({ speed: 0 }));
  afterAll(() => sandbox().control.setClock({ real: true }));

  test('are the newest status of each transaction without a successful delivery, with the reason', async () => {
    const as = await office.person('developer');
    receiver.answer('undelivered-lost', { status: 410 });
    receiver.answer('undelivered-busy', { status: 500 });
    const [lost = ''] = await createDeliveries('undelivered-lost', 1);
    const [busy = ''] = await createDeliveries('undelivered-busy', 1);
    const [taken = ''] = await createDeliveries('undelivered-taken', 1);
    const without = async (updatedAt: Date) => {
      const transaction = { status: 'COMPLETED' as const, createdAt: updatedAt.toISOString(), updatedAt: updatedAt.toISOString() };
      return (await sandbox().control.insertTransaction({ token: canary, transaction })).id;
    };
    const never = await without(new Date(office.clock.now.getTime() - 120_000));
    const justNow = await without(office.clock.now);
    const longAgo = await without(new Date(office.clock.now.getTime() - 8 * day));

    const [here = ''] = await createDeliveries(`api/callbacks/${'0a'.repeat(20)}`, 1);
    const ofKind = async (kind = '') => (await office.send('GET', `/undelivered${kind}`, { as })).body;
    const body = await ofKind();
    const rows: Undelivered[] = [...body.items, ...(await ofKind('?kind=never')).items, ...(await ofKind('?kind=here')).items];
    const found = new Map(rows.map((row) => [row.transactionId, row]));
    expect(found.get(lost)).toMatchObject({ kind: 'lost', status: 'COMPLETED', attempts: 1, answered: 410 });
    expect(found.get(busy)).toMatchObject({ kind: 'repeating', answered: 500 });
    expect(found.get(never)).toMatchObject({ kind: 'never', status: 'COMPLETED', attempts: 0, answered: null });
    // Our own inbox took it, which tells the merchant's system nothing.
    expect(found.get(here)).toMatchObject({ kind: 'here', attempts: 1 });
    for (const id of [taken, justNow, longAgo]) expect(found.has(id)).toBe(false);
    expect(body.counts.lost + body.counts.repeating).toBe(body.items.length);
    const counted: Record<string, number> = body.counts;
    expect(Object.values(counted).reduce((sum, count) => sum + count)).toBe(rows.length);

    const resend = await count(as);
    expect(resend.rows.map(({ transactionId }) => transactionId)).toEqual(expect.arrayContaining([lost, busy]));
    expect(resend.rows).toHaveLength(body.counts.lost + body.counts.repeating);
    expect(resend.rows.map(({ transactionId }) => transactionId)).not.toContain(here);
  });

  test('are visible to support too, and to nobody without permission to read callbacks', async () => {
    expect(await office.send('GET', '/undelivered', { as: await office.person('support') })).toMatchObject({ status: 200 });
    expect(await office.send('GET', '/undelivered', { as: await office.person('finance') })).toMatchObject({ status: 403 });
  });
});

test('started resends are listed with person, time and result, and told for their transaction; merely counted ones are not', async () => {
  const as = await office.person('developer', { name: 'Tiago Lima' });
  receiver.answer('listed', { status: 410 });
  const [id = ''] = await createDeliveries('listed', 1);
  const counted = await count(as, { transactionId: id });
  const started = await count(as, { transactionId: id });
  const askedFor = async () => (await office.send('GET', `/asked-resends/${id}`, { as: await office.person('support') })).body;
  expect(await askedFor()).toEqual({ items: [] });
  await office.send('POST', `/resends/${started.id}/start`, { as });
  await finish(as, started.id);
  expect(await askedFor()).toEqual({ items: [{ at: expect.any(String), by: 'Tiago Lima' }] });
  const { body } = await office.send('GET', '/resends?limit=1', { as: await office.person('support') });
  expect(body.items).toMatchObject([{ id: started.id, state: 'done', staff: started.staff, rows: 1, over: 1, accepted: 1 }]);
  const all = await office.send('GET', '/resends?limit=100', { as });
  expect(all.body.items.map((item: { id: string }) => item.id)).not.toContain(counted.id);
});
