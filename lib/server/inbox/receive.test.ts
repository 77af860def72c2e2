import { createHmac, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { webhookSecrets } from '@/lib/server/database/callbacks-schema';
import { openDatabase } from '@/lib/server/database/database';
import { inbox, inboxNonces, operations } from '@/lib/server/database/schema';
import { liveForTests } from '@/lib/server/testing/live-for-tests';
import { officeForTests } from '@/lib/server/testing/office-for-tests';
import { callbackKey } from './callback-url';
import { forgetSecret, keepSecret } from './kept-secrets';
import { receiveCallback } from './receive';
import { sweepNonces } from './store';

const office = officeForTests();
const live = liveForTests(() => office.services().environment.databaseUrl);
const secret = 'whsec_0f1e2d3c4b5a69788796a5b4c3d2e1f0';
const telling = { id: 'SVTX1', status: 'COMPLETED', updatedAt: '2026-11-27T15:00:00.000Z' };

const services = (change = {}) => {
  const all = office.services();
  return { ...all, environment: { ...all.environment, webhookSecrets: [secret] }, ...change };
};
const key = () => callbackKey(office.services().environment);
const rows = () => office.services().db.select().from(inbox).orderBy(inbox.id);

beforeEach(async () => {
  await office.services().db.delete(inbox);
  await office.services().db.delete(inboxNonces);
});

const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

async function deliver(value: unknown, { at = key(), headers = {}, parts = {} } = {}) {
  const request = new Request('http://localhost/api/callbacks/-', { method: 'POST', body: text(value), headers });
  const answer = await receiveCallback(request, at, services(parts));
  return { status: answer.status, headers: answer.headers, result: (await answer.json()).result };
}

function signedBy(by: string, value: unknown, nonce = randomUUID(), timestamp = String(office.clock.now.getTime())) {
  const signature = createHmac('sha256', by)
    .update(`${timestamp}.${nonce}.${text(value)}`)
    .digest('hex');
  return { 'x-webhook-timestamp': timestamp, 'x-webhook-nonce': nonce, 'x-webhook-signature': signature };
}

describe('who may tell us something', () => {
  it('whoever signs, also without the key of the address', async () => {
    expect(await deliver(telling, { at: '', headers: signedBy(secret, telling) })).toMatchObject({ status: 200, result: 'new' });
    expect(await rows()).toMatchObject([{ verified: true, source: 'webhook', transactionId: 'SVTX1', body: Buffer.from(text(telling)) }]);
  });

  it('whoever signs with a secret of a webhook that was kept here, until it is forgotten', async () => {
    const kept = 'whsec_00112233445566778899aabbccddeeff';
    expect(await deliver(telling, { at: '', headers: signedBy(kept, telling) })).toMatchObject({ status: 401 });
    await keepSecret(office.services(), 'wh1', kept, office.clock.now);
    const [row] = await office.services().db.select().from(webhookSecrets);
    expect(JSON.stringify(row)).not.toContain(kept);
    expect(await deliver(telling, { at: '', headers: signedBy(kept, telling) })).toMatchObject({ status: 200, result: 'new' });
    await forgetSecret(office.services().db, 'wh1');
    expect(await deliver(telling, { at: '', headers: signedBy(kept, telling) })).toMatchObject({ status: 401 });
  });

  it('whoever knows the address, from where the service sends, once that is set', async () => {
    const environment = { ...services().environment, callbackAddresses: ['203.0.113.7'] };
    const from = (address: string) => deliver(telling, { parts: { environment }, headers: { 'x-forwarded-for': address } });
    expect(await from('198.51.100.1')).toMatchObject({ status: 401 });
    expect(await from('203.0.113.7, 198.51.100.1')).toMatchObject({ status: 401 });
    expect(await deliver(telling, { parts: { environment } })).toMatchObject({ status: 401 });
    expect(await rows()).toEqual([]);
    expect(await from('198.51.100.1, 203.0.113.7')).toMatchObject({ status: 200, result: 'new' });
  });

  const inOneHeader = (by: string) => {
    const seconds = Math.floor(office.clock.now.getTime() / 1000);
    const signature = createHmac('sha256', by)
      .update(`${seconds}.${text(telling)}`)
      .digest('hex');
    return { 'x-callback-signature': `t=${seconds}, v1=${signature}` };
  };

  it('whoever signs in the one header of newer versions', async () => {
    expect(await deliver(telling, { at: '', headers: inOneHeader('whsec_of_someone_else') })).toMatchObject({ status: 401 });
    expect(await deliver(telling, { at: '', headers: inOneHeader(secret) })).toMatchObject({ status: 200, result: 'new' });
    expect(await deliver(telling, { at: '', headers: inOneHeader(secret) })).toMatchObject({ status: 200, result: 'repeated' });
    expect(await rows()).toMatchObject([{ verified: true, source: 'webhook', deliveries: 2 }]);
  });

  it('whoever knows the address and signs in one header with a secret of the account, as a hint', async () => {
    expect(await deliver(telling, { headers: inOneHeader('whsec_of_the_account') })).toMatchObject({ status: 200, result: 'new' });
    expect(await rows()).toMatchObject([{ verified: false, source: 'transaction' }]);
  });

  it('whoever knows the address, as a hint', async () => {
    expect(await deliver(telling)).toMatchObject({ status: 200, result: 'new' });
    expect(await rows()).toMatchObject([{ verified: false, source: 'transaction' }]);
  });

  it.each([
    ['a wrong key', () => ({ at: 'f'.repeat(40) })],
    ['no key', () => ({ at: '' })],
    ['half a key', () => ({ at: key().slice(0, 20) })],
    ['a signature by someone else', () => ({ headers: signedBy('whsec_of_someone_else', telling) })],
    ['a signature of something else', () => ({ headers: signedBy(secret, { ...telling, status: 'REFUNDED' }) })],
    ['an old signature', () => ({ headers: signedBy(secret, telling, randomUUID(), String(office.clock.now.getTime() - 301_000)) })],
    ['half of the headers', () => ({ headers: { 'x-webhook-nonce': randomUUID() } })],
  ])('nobody with %s', async (_name, how) => {
    const answer = await deliver(telling, how());
    expect([answer.status, answer.result]).toEqual([401, 'refused']);
    expect(await rows()).toEqual([]);
  });

  it('where we hold no secret a signature says nothing, and the address decides', async () => {
    const parts = { environment: { ...office.services().environment, webhookSecrets: [] } };
    const headers = signedBy(secret, telling);
    expect((await deliver(telling, { at: 'f'.repeat(40), headers, parts })).status).toBe(401);
    expect((await deliver(telling, { headers, parts })).status).toBe(200);
    expect(await rows()).toMatchObject([{ verified: false }]);
  });

  it('a nonce is good once, until it is swept after the time in which its signature is', async () => {
    const headers = signedBy(secret, telling);
    expect((await deliver(telling, { headers })).status).toBe(200);
    expect((await deliver(telling, { headers })).status).toBe(401);
    expect(await rows()).toMatchObject([{ deliveries: 1 }]);
    const { db } = office.services();
    await sweepNonces(db, new Date(office.clock.now.getTime() + 9 * 60_000));
    expect((await deliver(telling, { headers })).status).toBe(401);
    await sweepNonces(db, new Date(office.clock.now.getTime() + 11 * 60_000));
    expect(await db.select().from(inboxNonces)).toEqual([]);
  });
});

describe('the answer decides whether a money event lives', () => {
  it('our database is gone: 503, and when to come back; the nonce is good when it does', async () => {
    const away = openDatabase('postgres://nobody:nothing@127.0.0.1:1/away', { max: 1 });
    const headers = signedBy(secret, telling);
    const answer = await deliver(telling, { headers, parts: { db: away.db } });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    await away.close();
    expect((await deliver(telling, { headers })).status).toBe(200);
  });

  it('what could not be kept leaves its nonce unspent', async () => {
    const { db } = office.services();
    const headers = signedBy(secret, telling);
    const failing = new Proxy(db, {
      get: (target, name) =>
        name === 'transaction'
          ? (work: Parameters<typeof db.transaction>[0]) =>
              target.transaction(async (tx) => {
                await work(tx);
                throw new Error('lost at commit');
              })
          : Reflect.get(target, name),
    });
    expect((await deliver(telling, { headers, parts: { db: failing } })).status).toBe(503);
    expect((await deliver(telling, { headers })).result).toBe('new');
  });

  it.each([
    ['an id nobody knows', { ...telling, id: 'NEVER_SEEN' }],
    ['a status nobody has documented', { ...telling, status: 'NEVER_SEEN' }],
    ['a type nobody has documented', { ...telling, type: 'NEVER_SEEN' }],
    ['a postback of cards', { event: 'charge.update', data: { id: 'CH1' } }],
    ['no fields of ours', { hello: 'world' }],
    ['no object', [1, 2, 3]],
    ['no JSON', 'hello'],
    ['nothing', ''],
    ['a byte no text of the database keeps', { ...telling, id: 'SV\u0000TX', clientReference: 'a\u0000b' }],
    ['an id longer than an index', { ...telling, id: 'x'.repeat(50_000) }],
  ])('%s is kept and answered 200', async (_name, value) => {
    expect(await deliver(value)).toMatchObject({ status: 200, result: 'new' });
    expect((await rows())[0]?.body.toString('utf8')).toBe(text(value));
  });

  it('a body beyond 256 kB is not read on', async () => {
    expect((await deliver('x'.repeat(256_000))).status).toBe(200);
    expect((await deliver('x'.repeat(256_001))).status).toBe(413);
    expect(await rows()).toHaveLength(1);
  });
});

describe('the same content is applied once', () => {
  it('and its deliveries are counted, signed or not', async () => {
    await live.taken();
    expect((await deliver(telling)).result).toBe('new');
    expect((await deliver({ more: 1, ...telling })).result).toBe('repeated');
    expect((await deliver(telling, { headers: signedBy(secret, telling) })).result).toBe('repeated');
    expect(await rows()).toMatchObject([{ deliveries: 3, verified: true }]);
    expect(await live.taken()).toHaveLength(1);
  });

  it('twice COMPLETED with another refund amount is two tellings', async () => {
    const part = { ...telling, refundStatus: 'COMPLETED', refundAmount: '30.00' };
    expect((await deliver(part)).result).toBe('new');
    expect((await deliver({ ...part, refundAmount: '50.00' })).result).toBe('new');
  });
});

it('an event names what to read again and nothing of what was told, so an old one cannot move a screen back', async () => {
  await live.taken();
  await deliver({ ...telling, status: 'REFUNDED', updatedAt: '2026-11-27T16:00:00.000Z' });
  await deliver({ ...telling, status: 'PENDING', updatedAt: '2026-11-27T14:00:00.000Z' });
  const told = await live.taken();
  expect(told).toHaveLength(2);
  for (const payload of told)
    expect(JSON.parse(payload)).toEqual([
      'transactions',
      'charges',
      'withdrawals',
      'transfers',
      'balance',
      'volume',
      'statements',
      'infractions',
    ]);
});

it('an operation that waits for the transaction is read next; nothing is believed of what was told', async () => {
  const { db, now } = office.services();
  const { staffId } = await office.person('finance');
  const common = { kind: 'charges.create' as const, fingerprint: Buffer.from('x'), amount: '10.00', staffId };
  const hour = new Date(now().getTime() + 3_600_000);
  const states = ['unknown', 'not-found', 'sending', 'done'] as const;
  for (const state of states) {
    await db.insert(operations).values({ ...common, idempotencyKey: randomUUID(), reference: `ref-${state}`, state, nextReadAt: hour });
    await deliver({ ...telling, id: `SVTX-${state}`, clientReference: `ref-${state}` });
  }
  const after = await db.select().from(operations).orderBy(operations.createdAt);
  expect(after.map(({ state, nextReadAt }) => [state, nextReadAt?.getTime() === now().getTime()])).toEqual([
    ['unknown', true],
    ['not-found', true],
    ['sending', false],
    ['done', false],
  ]);
});

it('a thousand at fifty at a time, twice and out of order, some forged: all answered, none lost, none applied twice', async () => {
  const tellings = Array.from({ length: 450 }, (_, at) => ({ ...telling, id: `SVTX-${at}`, clientReference: `ref-${at}` }));
  const honest = [...tellings, ...tellings, ...tellings.slice(0, 90)].map((value) => ({ value, by: secret }));
  const forged = tellings.slice(0, 10).map((value) => ({ value: { ...value, status: 'REFUNDED' }, by: 'whsec_of_someone_else' }));
  const queue = [...honest, ...forged].sort((a, b) => a.value.id.length - b.value.id.length || (a.value.id < b.value.id ? 1 : -1));
  const answers: Record<string, number> = {};
  const worker = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const { status, result } = await deliver(next.value, { headers: signedBy(next.by, next.value) });
      answers[`${status} ${result}`] = (answers[`${status} ${result}`] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: 50 }, worker));
  expect(answers).toEqual({ '200 new': 450, '200 repeated': 540, '401 refused': 10 });
  const kept = await rows();
  expect(kept).toHaveLength(450);
  expect(kept.reduce((sum, { deliveries }) => sum + deliveries, 0)).toBe(990);
});
