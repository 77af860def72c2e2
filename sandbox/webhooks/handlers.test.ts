import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { shapes } from '@/lib/contracts/shapes';
import { receiverForTests } from '@/sandbox/testing/receiver-for-tests';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';

const sandbox = sandboxForTests();
const receiver = receiverForTests();
const path = '/user/webhooks';
const url = 'https://loja.example/webhook';

async function register(token: string, body: object = {}) {
  const answer = await sandbox().send('POST', path, token, { url, ...body });
  expect(answer.status).toBe(201);
  return shapes['webhooks.create'].wire.parse(answer.body);
}

async function list(token: string, query = '') {
  return shapes['webhooks.list'].wire.parse((await sandbox().get(`${path}${query}`, token)).body).webhooks;
}

async function triggerEvent(token: string, event?: 'INFRACTION_CHANGED' | 'TRANSACTION_PENDING') {
  const { id } = await sandbox().control.insertTransaction({ token });
  await sandbox().control.sendCallback({ token, transactionId: id, ...(event ? { event } : {}) });
  await sandbox().control.callbacksIdle(token);
  return id;
}

describe('interface: Callbacks, POST /user/webhooks: a registration', () => {
  test('returns its secret only once', async () => {
    const { secret, ...webhook } = await register('sandbox-secret', { generateSecret: true });
    expect(secret).toMatch(/^whsec_[0-9a-f]{32}$/);
    expect(webhook).toMatchObject({ url, active: true, events: [], hasSecret: true });
    expect(await list('sandbox-secret')).toEqual([webhook]);
    const { body } = await sandbox().get(`${path}/${webhook.id}`, 'sandbox-secret');
    expect(body).toEqual(webhook);
    expect(body).not.toHaveProperty('secret');
  });

  test('has no secret by default', async () => {
    expect(await register('sandbox-open')).toMatchObject({ secret: null, hasSecret: false });
  });

  test.each([
    ['a plain http address', { url: 'http://loja.example/webhook' }, 'url'],
    ['no address', { url: 'loja' }, 'url'],
    ['an unknown event', { url, events: ['TRANSACTION_LOST'] }, 'events.0'],
    ['an unknown field', { url, colour: 'red' }, 'colour'],
  ])('is refused with %s', async (_, body, field) => {
    const answer = await sandbox().send('POST', path, 'sandbox-wrong', body);
    expect(answer).toMatchObject({ status: 400, body: { errorCode: 'SVV001', details: [{ field }] } });
    expect(await list('sandbox-wrong')).toEqual([]);
  });

  test('is refused when more than five would be active', async () => {
    const token = 'sandbox-five';
    const answers = await Promise.all(Array.from({ length: 6 }, () => sandbox().send('POST', path, token, { url })));
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 201, 201, 201, 201, 422]);
    const { id } = await register(token, { active: false });
    expect(await sandbox().send('PATCH', `${path}/${id}`, token, { active: true })).toMatchObject({
      status: 422,
      body: { errorCode: 'SVG422' },
    });
    expect([(await list(token)).length, (await list(token, '?active=true')).length, (await list(token, '?active=false')).length]).toEqual([
      6, 5, 1,
    ]);
  });
});

describe('a change', () => {
  test('changes the given fields only', async () => {
    const token = 'sandbox-change';
    const { secret: _secret, ...before } = await register(token, { events: ['TRANSACTION_COMPLETED'] });
    const { status, body } = await sandbox().send('PATCH', `${path}/${before.id}`, token, { events: ['INFRACTION_CHANGED'] });
    expect(status).toBe(200);
    expect(shapes['webhooks.change'].wire.parse(body)).toEqual({
      ...before,
      events: ['INFRACTION_CHANGED'],
      updatedAt: expect.any(String),
    });
    expect((await sandbox().send('PATCH', `${path}/${before.id}`, token, {})).status).toBe(400);
  });

  test('is refused while the account is blocked for changes', async () => {
    const token = 'sandbox-blocked';
    const { id } = await register(token);
    await sandbox().control.changeAccount(token, { blockedForChanges: true });
    const refused = { status: 403, body: { errorCode: 'SVA204' } };
    expect(await sandbox().send('POST', path, token, { url })).toMatchObject(refused);
    expect(await sandbox().send('PATCH', `${path}/${id}`, token, { active: false })).toMatchObject(refused);
    expect(await sandbox().send('POST', `${path}/${id}/rotate-secret`, token)).toMatchObject(refused);
    expect(await sandbox().send('DELETE', `${path}/${id}`, token)).toMatchObject(refused);
    expect(await list(token)).toHaveLength(1);
  });
});

test('a removed webhook is not found and gets no callbacks', async () => {
  const token = 'sandbox-removed';
  const { id } = await sandbox().control.createWebhook({ token, url: receiver.url('removed') });
  expect(await sandbox().send('DELETE', `${path}/${id}`, token)).toEqual({ status: 204, body: null });
  await triggerEvent(token);
  expect(receiver.arrivals('removed')).toEqual([]);
  expect(await sandbox().send('DELETE', `${path}/${id}`, token)).toMatchObject({ status: 404, body: { errorCode: 'SVG404' } });
});

describe('interface: Signature: a delivery to a webhook', () => {
  test('is signed with the secret over timestamp, nonce and body', async () => {
    const token = 'sandbox-signed';
    await sandbox().control.createWebhook({ token, url: receiver.url('signed'), secret: 'whsec_mine' });
    await triggerEvent(token);
    await triggerEvent(token);
    const signings = receiver.arrivals('signed').map(({ headers, raw }) => {
      const { 'x-webhook-timestamp': timestamp, 'x-webhook-nonce': nonce, 'x-webhook-signature': signature } = headers;
      expect(signature).toBe(createHmac('sha256', 'whsec_mine').update(`${timestamp}.${nonce}.${raw}`).digest('hex'));
      return nonce;
    });
    expect(new Set(signings).size).toBe(2);
  });

  test('is signed with a new secret at once, and unsigned without one', async () => {
    const token = 'sandbox-rotated';
    const { id } = await sandbox().control.createWebhook({ token, url: receiver.url('rotated') });
    await triggerEvent(token);
    const { status, body } = await sandbox().send('POST', `${path}/${id}/rotate-secret`, token);
    const { secret } = shapes['webhooks.rotateSecret'].wire.parse(body);
    await triggerEvent(token);
    const [unsigned, signed] = receiver.arrivals('rotated');
    expect(status).toBe(200);
    expect(unsigned?.headers).not.toHaveProperty('x-webhook-signature');
    const { 'x-webhook-timestamp': timestamp, 'x-webhook-nonce': nonce } = signed?.headers ?? {};
    expect(signed?.headers['x-webhook-signature']).toBe(
      createHmac('sha256', secret).update(`${timestamp}.${nonce}.${signed?.raw}`).digest('hex'),
    );
  });

  test('is sent for its events only, and not while it is inactive', async () => {
    const token = 'sandbox-events';
    await sandbox().control.createWebhook({ token, url: receiver.url('some'), events: ['INFRACTION_CHANGED'] });
    const { id } = await sandbox().control.createWebhook({ token, url: receiver.url('all') });
    await triggerEvent(token);
    await triggerEvent(token, 'INFRACTION_CHANGED');
    expect([receiver.arrivals('some').length, receiver.arrivals('all').length]).toEqual([1, 2]);
    await sandbox().send('PATCH', `${path}/${id}`, token, { active: false });
    await triggerEvent(token);
    expect(receiver.arrivals('all')).toHaveLength(2);
  });

  test('is counted and can be read', async () => {
    const token = 'sandbox-counted';
    const { id } = await sandbox().control.createWebhook({ token, url: receiver.url('counted') });
    await triggerEvent(token);
    await triggerEvent(token);
    const { body } = await sandbox().get(`${path}/sent/quantity`, token);
    expect(shapes['webhooks.sentQuantity'].wire.parse(body)).toEqual({ quantity: 2 });
    const [sent] = (await sandbox().control.deliveries({ token })).data;
    const read = await sandbox().get(`${path}/${id}/sent/${sent?.id}`, token);
    expect([read.status, shapes['webhooks.readSent'].wire.parse(read.body)]).toEqual([200, sent]);
    expect(await sandbox().get(`${path}/another/sent/${sent?.id}`, token)).toMatchObject({ status: 404, body: { errorCode: 'SVG404' } });
  });

  test('that failed is sent again on request', async () => {
    const token = 'sandbox-retold';
    const { id } = await sandbox().control.createWebhook({ token, url: receiver.url('retold') });
    receiver.answer('retold', { status: 200 }, { status: 400 }, { status: 404 });
    await triggerEvent(token);
    const lost = [await triggerEvent(token), await triggerEvent(token)];
    const { status, body } = await sandbox().send('POST', `/user/callbacks/resend/webhook/${id}`, token);
    expect([status, shapes['webhooks.resend'].wire.parse(body).count]).toEqual([200, 2]);
    await sandbox().control.callbacksIdle(token);
    const arrivals = receiver.arrivals('retold').map((arrival) => arrival.body.id);
    expect(arrivals.slice(3).sort()).toEqual(lost.sort());
    const again = await sandbox().send('POST', `/user/callbacks/resend/webhook/${id}`, token);
    expect(again.body).toMatchObject({ count: 0 });
  });
});

test('webhook routes are not found in the variant without webhooks', async () => {
  const token = 'sandbox-without';
  const { id } = await register(token);
  await sandbox().control.setVariants({ token, variants: { 'no-webhooks': true } });
  const calls: [string, string, object?][] = [
    ['POST', path, { url }],
    ['GET', path],
    ['GET', `${path}/${id}`],
    ['PATCH', `${path}/${id}`, { active: false }],
    ['DELETE', `${path}/${id}`],
    ['POST', `${path}/${id}/rotate-secret`],
    ['GET', `${path}/sent/quantity`],
    ['GET', `${path}/${id}/sent/cb1`],
    ['POST', `/user/callbacks/resend/webhook/${id}`],
  ];
  for (const [method, route, body] of calls) {
    expect(await sandbox().send(method, route, token, body), `${method} ${route}`).toMatchObject({
      status: 404,
      body: { errorCode: 'SVG404' },
    });
  }
});
