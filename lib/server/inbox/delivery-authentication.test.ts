import { createHmac, randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { webhookSecrets } from '@/lib/server/database/schema/callbacks-schema';
import { inboxNonces } from '@/lib/server/database/schema/schema';
import { recentInboxWarning } from './inbox-warning';
import { deleteWebhookSecret, storeWebhookSecret } from './signing/webhook-secrets';
import { sweepNonces } from './store';
import { callbackBody, inboxForTests, secret, text } from './testing/inbox-for-tests';

const { office, services, key, rows, bodyOf, refusals, deliver, signedBy } = inboxForTests();

describe('a delivery is accepted', () => {
  test('when it is signed, also without the secret of the address', async () => {
    expect(await deliver(callbackBody, { at: '', headers: signedBy(secret, callbackBody) })).toMatchObject({ status: 200, result: 'new' });
    const all = await rows();
    expect(all).toMatchObject([{ verified: true, source: 'webhook', transactionId: 'SVTX1' }]);
    expect(all.map(bodyOf)).toEqual([Buffer.from(text(callbackBody))]);
  });

  test('when it is signed with a stored webhook secret, until that is deleted', async () => {
    const storedSecret = 'whsec_00112233445566778899aabbccddeeff';
    expect(await deliver(callbackBody, { at: '', headers: signedBy(storedSecret, callbackBody) })).toMatchObject({ status: 401 });
    await storeWebhookSecret(office.services(), 'wh1', storedSecret, office.clock.now);
    const [row] = await office.services().db.select().from(webhookSecrets);
    expect(JSON.stringify(row)).not.toContain(storedSecret);
    expect(await deliver(callbackBody, { at: '', headers: signedBy(storedSecret, callbackBody) })).toMatchObject({
      status: 200,
      result: 'new',
    });
    await deleteWebhookSecret(office.services().db, 'wh1');
    expect(await deliver(callbackBody, { at: '', headers: signedBy(storedSecret, callbackBody) })).toMatchObject({ status: 401 });
  });

  test("when it has the address secret and comes from the service's IP, where that is configured", async () => {
    const environment = { ...services().environment, callbackAddresses: ['203.0.113.7'] };
    const from = (address: string) => deliver(callbackBody, { parts: { environment }, headers: { 'x-forwarded-for': address } });
    expect(await from('198.51.100.1')).toMatchObject({ status: 401 });
    expect(await from('203.0.113.7, 198.51.100.1')).toMatchObject({ status: 401 });
    expect(await deliver(callbackBody, { parts: { environment } })).toMatchObject({ status: 401 });
    expect(await rows()).toEqual([]);
    expect(await from('198.51.100.1, 203.0.113.7')).toMatchObject({ status: 200, result: 'new' });
  });

  const inOneHeader = (by: string) => {
    const seconds = Math.floor(office.clock.now.getTime() / 1000);
    const signature = createHmac('sha256', by)
      .update(`${seconds}.${text(callbackBody)}`)
      .digest('hex');
    return { 'x-callback-signature': `t=${seconds}, v1=${signature}` };
  };

  test('when it is signed in the single header of newer versions', async () => {
    expect(await deliver(callbackBody, { at: '', headers: inOneHeader('whsec_of_someone_else') })).toMatchObject({ status: 401 });
    expect(await deliver(callbackBody, { at: '', headers: inOneHeader(secret) })).toMatchObject({ status: 200, result: 'new' });
    expect(await deliver(callbackBody, { at: '', headers: inOneHeader(secret) })).toMatchObject({ status: 200, result: 'repeated' });
    expect(await rows()).toMatchObject([{ verified: true, source: 'webhook', deliveries: 2 }]);
  });

  test.each([
    ['six minutes late', 360_000],
    ['a day late', 86_400_000],
    ['six minutes ahead', -360_000],
  ])('when it is signed and %s: kept and marked, because the service would never repeat it', async (_how, skewMs) => {
    const headers = signedBy(secret, callbackBody, randomUUID(), String(office.clock.now.getTime() - skewMs));
    expect(await deliver(callbackBody, { at: '', headers })).toMatchObject({ status: 200, result: 'new' });
    expect(await rows()).toMatchObject([{ verified: true, skewMs }]);
    expect(recentInboxWarning(office.clock.now)).toBe('clock');
  });

  test.each(['plain', 'packed'] as const)('when it came packed and its %s bytes are signed', async (signed) => {
    const plain = text(callbackBody);
    const packed = gzipSync(plain);
    const nonce = randomUUID();
    const at = String(office.clock.now.getTime());
    const signature = createHmac('sha256', secret)
      .update(`${at}.${nonce}.`)
      .update(signed === 'plain' ? plain : packed)
      .digest('hex');
    const headers = {
      'content-encoding': 'gzip',
      'x-webhook-timestamp': at,
      'x-webhook-nonce': nonce,
      'x-webhook-signature': signature,
    };
    expect(await deliver(packed, { headers })).toMatchObject({ status: 200, result: 'new' });
    const all = await rows();
    expect(all).toMatchObject([{ verified: true, transactionId: 'SVTX1' }]);
    expect(all.map(bodyOf)).toEqual([Buffer.from(plain)]);
  });

  test('later, where it is packed in a way we do not open', async () => {
    const answer = await deliver('???', { headers: { 'content-encoding': 'zstd' } });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
    expect((await deliver('???', { headers: { 'content-encoding': 'gzip' } })).status).toBe(503);
    expect(recentInboxWarning(office.clock.now)).toBe('packed');
    expect((await deliver('???', { at: 'f'.repeat(40), headers: { 'content-encoding': 'zstd' } })).status).toBe(401);
    expect(await rows()).toEqual([]);
  });

  test('as a hint when it has the address secret and a single header signed with an account secret', async () => {
    expect(await deliver(callbackBody, { headers: inOneHeader('whsec_of_the_account') })).toMatchObject({ status: 200, result: 'new' });
    expect(await rows()).toMatchObject([{ verified: false, source: 'transaction' }]);
  });

  test('as a hint when it has the address secret', async () => {
    expect(await deliver(callbackBody)).toMatchObject({ status: 200, result: 'new' });
    expect(await rows()).toMatchObject([{ verified: false, source: 'transaction' }]);
  });

  test.each([
    ['a wrong key', 'wrong-address', () => ({ at: 'f'.repeat(40) })],
    ['no key', 'wrong-address', () => ({ at: '' })],
    ['half a key', 'wrong-address', () => ({ at: key().slice(0, 20) })],
    ['a signature by someone else', 'forged', () => ({ headers: signedBy('whsec_of_someone_else', callbackBody) })],
    ['a signature of something else', 'forged', () => ({ headers: signedBy(secret, { ...callbackBody, status: 'REFUNDED' }) })],
    ['half of the headers', 'malformed', () => ({ headers: { 'x-webhook-nonce': randomUUID() } })],
  ])('never with %s, which is recorded as %s without what it held', async (_name, refusal, how) => {
    const answer = await deliver(callbackBody, how());
    expect([answer.status, answer.result]).toEqual([401, 'refused']);
    expect(await rows()).toEqual([]);
    expect(await refusals()).toMatchObject([{ refusal, deliveries: 1, body: null, transactionId: null }]);
  });

  test('by its address alone where we hold no secret', async () => {
    const parts = { environment: { ...office.services().environment, webhookSecrets: [] } };
    const headers = signedBy(secret, callbackBody);
    expect((await deliver(callbackBody, { at: 'f'.repeat(40), headers, parts })).status).toBe(401);
    expect((await deliver(callbackBody, { headers, parts })).status).toBe(200);
    expect(await rows()).toMatchObject([{ verified: false }]);
  });

  test('once per nonce, until it is removed after its signature has expired', async () => {
    const headers = signedBy(secret, callbackBody);
    expect((await deliver(callbackBody, { headers })).status).toBe(200);
    expect((await deliver(callbackBody, { headers })).status).toBe(401);
    expect(await rows()).toMatchObject([{ deliveries: 1 }]);
    const { db } = office.services();
    await sweepNonces(db, new Date(office.clock.now.getTime() + 9 * 60_000));
    expect((await deliver(callbackBody, { headers })).status).toBe(401);
    await sweepNonces(db, new Date(office.clock.now.getTime() + 11 * 60_000));
    expect(await db.select().from(inboxNonces)).toEqual([]);
  });

  test('unsigned up to a limit per minute, with 503 beyond so that the service repeats it; signed without limit', async () => {
    const environment = { ...services().environment, unsignedCallbacksPerMinute: 3 };
    const send = (at: number, headers = {}) => deliver({ ...callbackBody, id: `SVTX${at}` }, { parts: { environment }, headers });
    for (const at of [1, 2, 3]) expect(await send(at)).toMatchObject({ status: 200, result: 'new' });
    const full = await send(4);
    expect([full.status, full.headers.get('retry-after')]).toEqual([503, '60']);
    expect((await send(5, signedBy(secret, { ...callbackBody, id: 'SVTX5' }))).status).toBe(200);
    expect((await rows()).map(({ transactionId }) => transactionId)).toEqual(['SVTX1', 'SVTX2', 'SVTX3', 'SVTX5']);
    office.clock.now = new Date(office.clock.now.getTime() + 61_000);
    expect((await send(4)).status).toBe(200);
  });

  test('with at most the ten newest stored secrets', async () => {
    for (let at = 0; at < 12; at += 1) {
      await storeWebhookSecret(office.services(), `wh${at}`, `whsec_of_webhook_number_${at}`, new Date(office.clock.now.getTime() + at));
    }
    const secrets = await office.services().db.select().from(webhookSecrets);
    expect(secrets.map(({ webhookId }) => webhookId).sort()).toEqual(Array.from({ length: 10 }, (_, at) => `wh${at + 2}`).sort());
    await office.services().db.delete(webhookSecrets);
  });
});

test('the refusals of one kind in one minute are one record with their number, and a flood of them stops being written', async () => {
  office.clock.now = new Date(office.clock.now.getTime() + 3_600_000);
  for (let at = 0; at < 70; at += 1) await deliver(callbackBody, { at: 'f'.repeat(40) });
  expect(await refusals()).toMatchObject([{ refusal: 'wrong-address', deliveries: 60 }]);
  office.clock.now = new Date(office.clock.now.getTime() + 60_000);
  await deliver(callbackBody, { at: 'f'.repeat(40) });
  expect((await refusals()).map(({ deliveries }) => deliveries)).toEqual([60, 1]);
});
