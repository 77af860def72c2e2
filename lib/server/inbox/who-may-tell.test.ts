import { createHmac, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { webhookSecrets } from '@/lib/server/database/callbacks-schema';
import { inboxNonces } from '@/lib/server/database/schema';
import { sweepNonces } from './store';
import { callbackBody, inboxForTests, secret, text } from './testing/inbox-for-tests';
import { deleteWebhookSecret, storeWebhookSecret } from './webhook-secrets';

const { office, services, key, rows, deliver, signedBy } = inboxForTests();

describe('who may tell us something', () => {
  it('whoever signs, also without the key of the address', async () => {
    expect(await deliver(callbackBody, { at: '', headers: signedBy(secret, callbackBody) })).toMatchObject({ status: 200, result: 'new' });
    expect(await rows()).toMatchObject([
      { verified: true, source: 'webhook', transactionId: 'SVTX1', body: Buffer.from(text(callbackBody)) },
    ]);
  });

  it('whoever signs with a secret of a webhook that was kept here, until it is forgotten', async () => {
    const kept = 'whsec_00112233445566778899aabbccddeeff';
    expect(await deliver(callbackBody, { at: '', headers: signedBy(kept, callbackBody) })).toMatchObject({ status: 401 });
    await storeWebhookSecret(office.services(), 'wh1', kept, office.clock.now);
    const [row] = await office.services().db.select().from(webhookSecrets);
    expect(JSON.stringify(row)).not.toContain(kept);
    expect(await deliver(callbackBody, { at: '', headers: signedBy(kept, callbackBody) })).toMatchObject({ status: 200, result: 'new' });
    await deleteWebhookSecret(office.services().db, 'wh1');
    expect(await deliver(callbackBody, { at: '', headers: signedBy(kept, callbackBody) })).toMatchObject({ status: 401 });
  });

  it('whoever knows the address, from where the service sends, once that is set', async () => {
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

  it('whoever signs in the one header of newer versions', async () => {
    expect(await deliver(callbackBody, { at: '', headers: inOneHeader('whsec_of_someone_else') })).toMatchObject({ status: 401 });
    expect(await deliver(callbackBody, { at: '', headers: inOneHeader(secret) })).toMatchObject({ status: 200, result: 'new' });
    expect(await deliver(callbackBody, { at: '', headers: inOneHeader(secret) })).toMatchObject({ status: 200, result: 'repeated' });
    expect(await rows()).toMatchObject([{ verified: true, source: 'webhook', deliveries: 2 }]);
  });

  it('whoever knows the address and signs in one header with a secret of the account, as a hint', async () => {
    expect(await deliver(callbackBody, { headers: inOneHeader('whsec_of_the_account') })).toMatchObject({ status: 200, result: 'new' });
    expect(await rows()).toMatchObject([{ verified: false, source: 'transaction' }]);
  });

  it('whoever knows the address, as a hint', async () => {
    expect(await deliver(callbackBody)).toMatchObject({ status: 200, result: 'new' });
    expect(await rows()).toMatchObject([{ verified: false, source: 'transaction' }]);
  });

  it.each([
    ['a wrong key', () => ({ at: 'f'.repeat(40) })],
    ['no key', () => ({ at: '' })],
    ['half a key', () => ({ at: key().slice(0, 20) })],
    ['a signature by someone else', () => ({ headers: signedBy('whsec_of_someone_else', callbackBody) })],
    ['a signature of something else', () => ({ headers: signedBy(secret, { ...callbackBody, status: 'REFUNDED' }) })],
    ['an old signature', () => ({ headers: signedBy(secret, callbackBody, randomUUID(), String(office.clock.now.getTime() - 301_000)) })],
    ['half of the headers', () => ({ headers: { 'x-webhook-nonce': randomUUID() } })],
  ])('nobody with %s', async (_name, how) => {
    const answer = await deliver(callbackBody, how());
    expect([answer.status, answer.result]).toEqual([401, 'refused']);
    expect(await rows()).toEqual([]);
  });

  it('where we hold no secret a signature says nothing, and the address decides', async () => {
    const parts = { environment: { ...office.services().environment, webhookSecrets: [] } };
    const headers = signedBy(secret, callbackBody);
    expect((await deliver(callbackBody, { at: 'f'.repeat(40), headers, parts })).status).toBe(401);
    expect((await deliver(callbackBody, { headers, parts })).status).toBe(200);
    expect(await rows()).toMatchObject([{ verified: false }]);
  });

  it('a nonce is good once, until it is swept after the time in which its signature is', async () => {
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

  it('within a minute only so many without a signature, answered 503 beyond so that they come again, and all that sign', async () => {
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

  it('with at most ten secrets that were kept, the newest', async () => {
    for (let at = 0; at < 12; at += 1) {
      await storeWebhookSecret(office.services(), `wh${at}`, `whsec_of_webhook_number_${at}`, new Date(office.clock.now.getTime() + at));
    }
    const kept = await office.services().db.select().from(webhookSecrets);
    expect(kept.map(({ webhookId }) => webhookId).sort()).toEqual(Array.from({ length: 10 }, (_, at) => `wh${at + 2}`).sort());
    await office.services().db.delete(webhookSecrets);
  });
});
