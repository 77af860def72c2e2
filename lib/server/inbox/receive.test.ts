import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '@/lib/server/database/database';
import { operations } from '@/lib/server/database/schema/schema';
import { liveForTests } from '@/lib/server/testing/live-for-tests';
import { recentInboxWarning } from './inbox-warning';
import { callbackBody, inboxForTests, secret, text } from './testing/inbox-for-tests';

const { office, rows, bodyOf, deliver, signedBy } = inboxForTests();
const live = liveForTests(() => office.services().environment.databaseUrl);

describe('the answer decides whether the service repeats a delivery', () => {
  test('our database is gone: 503 with Retry-After; the nonce is accepted later', async () => {
    const away = openDatabase('postgres://nobody:nothing@127.0.0.1:1/away', { max: 1 });
    const headers = signedBy(secret, callbackBody);
    const answer = await deliver(callbackBody, { headers, parts: { db: away.db } });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    await away.close();
    expect((await deliver(callbackBody, { headers })).status).toBe(200);
  });

  test('a delivery that could not be stored leaves its nonce unused', async () => {
    const { db } = office.services();
    const headers = signedBy(secret, callbackBody);
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
    expect((await deliver(callbackBody, { headers, parts: { db: failing } })).status).toBe(503);
    expect((await deliver(callbackBody, { headers })).result).toBe('new');
  });

  test.each([
    ['an id nobody knows', { ...callbackBody, id: 'NEVER_SEEN' }],
    ['a status nobody has documented', { ...callbackBody, status: 'NEVER_SEEN' }],
    ['a type nobody has documented', { ...callbackBody, type: 'NEVER_SEEN' }],
    ['a postback of cards', { event: 'charge.update', data: { id: 'CH1' } }],
    ['no fields of ours', { hello: 'world' }],
    ['no object', [1, 2, 3]],
    ['no JSON', 'hello'],
    ['nothing', ''],
    ['a byte no text of the database keeps', { ...callbackBody, id: 'SV\u0000TX', clientReference: 'a\u0000b' }],
    ['an id longer than an index', { ...callbackBody, id: 'x'.repeat(50_000) }],
  ])('%s is stored and answered 200', async (_name, value) => {
    expect(await deliver(value)).toMatchObject({ status: 200, result: 'new' });
    const [row] = await rows();
    expect(row && bodyOf(row)?.toString('utf8')).toBe(text(value));
  });

  test('a body over 4 MB is answered so that the service repeats it, and told in the log and the health', async () => {
    expect((await deliver('x'.repeat(4_000_000))).status).toBe(200);
    const answer = await deliver('x'.repeat(4_000_001));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
    expect(await rows()).toHaveLength(1);
    expect(recentInboxWarning(office.clock.now)).toBe('too-large');
    expect(office.log().join()).toContain('too-large');
    const hourLater = new Date(office.clock.now.getTime() + 61 * 60_000);
    expect(recentInboxWarning(hourLater)).toBeNull();
  });

  test('a body over 256 kB without the secret of the address is not read to its end', async () => {
    const large = 'x'.repeat(256_001);
    expect((await deliver(large, { at: '', headers: signedBy(secret, large) })).status).toBe(503);
    expect(await rows()).toEqual([]);
  });
});

describe('the same content is applied once', () => {
  test('and its deliveries are counted, signed or not', async () => {
    await live.taken();
    expect((await deliver(callbackBody)).result).toBe('new');
    expect((await deliver({ more: 1, ...callbackBody })).result).toBe('repeated');
    expect((await deliver(callbackBody, { headers: signedBy(secret, callbackBody) })).result).toBe('repeated');
    expect(await rows()).toMatchObject([{ deliveries: 3, verified: true }]);
    expect(await live.taken()).toHaveLength(1);
  });

  test('twice COMPLETED with different refund amounts is two events', async () => {
    const part = { ...callbackBody, refundStatus: 'COMPLETED', refundAmount: '30.00' };
    expect((await deliver(part)).result).toBe('new');
    expect((await deliver({ ...part, refundAmount: '50.00' })).result).toBe('new');
  });
});

test('a live event names what to read again and carries no data, so an old callback cannot move a screen back', async () => {
  await live.taken();
  await deliver({ ...callbackBody, status: 'REFUNDED', updatedAt: '2026-11-27T16:00:00.000Z' });
  await deliver({ ...callbackBody, status: 'PENDING', updatedAt: '2026-11-27T14:00:00.000Z' });
  const announced = await live.taken();
  expect(announced).toHaveLength(2);
  for (const payload of announced)
    expect(JSON.parse(payload)).toEqual([
      'transactions',
      'charges',
      'withdrawals',
      'transfers',
      'balance',
      'account',
      'volume',
      'statements',
      'infractions',
    ]);
});

test('an operation pending on the transaction is looked up next; nothing in the callback is trusted', async () => {
  const { db, now } = office.services();
  const { staffId } = await office.person('finance');
  const common = { kind: 'charges.create' as const, fingerprint: Buffer.from('x'), amount: '10.00', staffId };
  const hour = new Date(now().getTime() + 3_600_000);
  const states = ['unknown', 'not-found', 'sending', 'done'] as const;
  for (const state of states) {
    await db.insert(operations).values({ ...common, idempotencyKey: randomUUID(), reference: `ref-${state}`, state, nextReadAt: hour });
    await deliver({ ...callbackBody, id: `SVTX-${state}`, clientReference: `ref-${state}` });
  }
  const after = await db.select().from(operations).orderBy(operations.createdAt);
  expect(after.map(({ state, nextReadAt }) => [state, nextReadAt?.getTime() === now().getTime()])).toEqual([
    ['unknown', true],
    ['not-found', true],
    ['sending', false],
    ['done', false],
  ]);
});

test('a thousand in batches of fifty, twice and out of order, some forged: all answered, none lost, none applied twice', async () => {
  const distinct = Array.from({ length: 450 }, (_, at) => ({ ...callbackBody, id: `SVTX-${at}`, clientReference: `ref-${at}` }));
  const honest = [...distinct, ...distinct, ...distinct.slice(0, 90)].map((value) => ({ value, by: secret }));
  const forged = distinct.slice(0, 10).map((value) => ({ value: { ...value, status: 'REFUNDED' }, by: 'whsec_of_someone_else' }));
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
  const stored = await rows();
  expect(stored).toHaveLength(450);
  expect(stored.reduce((sum, { deliveries }) => sum + deliveries, 0)).toBe(990);
});
