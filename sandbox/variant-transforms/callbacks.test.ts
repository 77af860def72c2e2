import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { receiverForTests } from '@/sandbox/testing/receiver-for-tests';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';
import { variantAccounts } from '@/sandbox/testing/variant-accounts';
import type { VariantName } from '@/sandbox/variants/variant-table';

const sandbox = sandboxForTests();
const receiver = receiverForTests();
const account = variantAccounts(sandbox);

test('interface: Delivery rules, Expected answer: a callback is delivered by 200 only', async () => {
  const { token, control, send } = await account('strict-delivery');
  receiver.answer('strict', { status: 204 }, { status: 200 });
  await send('POST', '/pix', { amount: 10, callbackUrl: receiver.url('strict') });
  await control.callbacksIdle(token);
  expect(await control.pendingCallbacks(token)).toMatchObject({ due: 0, later: 1 });
});

test('interface: Limits, Callback response deadline: a callback may be answered within ten seconds', async () => {
  const { token, control, send } = await account('long-deadline');
  await send('POST', '/pix', { amount: 10, callbackUrl: 'https://loja.example/avisos/timeout' });
  await control.callbacksIdle(token);
  const { body } = await send('GET', '/user/callbacks');
  expect(body).toMatchObject({ data: [{ error: 'no answer within 10000 ms', responseTime: 10_000 }] });
});

/** What a webhook with a secret got for a new charge of an account. */
async function delivered(...names: VariantName[]) {
  const { token, control, send } = await account(...names);
  const secret = 'whsec_0f1e2d3c4b5a69788796a5b4c3d2e1f0';
  await control.createWebhook({ token, url: receiver.url(token), secret });
  await send('POST', '/pix', { amount: 10, virtualAccount: 'loja-1' });
  await control.callbacksIdle(token);
  const arrival = receiver.arrivals(token).at(0);
  if (!arrival) throw new Error('nothing arrived');
  return { ...arrival, hmac: (text: string) => createHmac('sha256', secret).update(text).digest('hex') };
}

test('interface: Transaction, virtualAccount; Transaction, method: callbacks name them as one variant does', async () => {
  const { body } = await delivered('virtual-count', 'transfer-method');
  expect(body).toMatchObject({ virtualCount: 'loja-1', method: 'PIX' });
  expect(body).not.toHaveProperty('virtualAccount');
});

test('the timestamp of a signature is in seconds', async () => {
  const { headers, raw, hmac } = await delivered('seconds-timestamp');
  const { 'x-webhook-timestamp': timestamp, 'x-webhook-nonce': nonce, 'x-webhook-signature': signature } = headers;
  expect(timestamp).toMatch(/^\d{10}$/);
  expect(signature).toBe(hmac(`${timestamp}.${nonce}.${raw}`));
});

test('a signature is one header', async () => {
  const { headers, raw, hmac } = await delivered('one-signature');
  const [, seconds, signature] = /^t=(\d{10}), v1=([0-9a-f]{64})$/.exec(String(headers['x-callback-signature'])) ?? [];
  expect(signature).toBe(hmac(`${seconds}.${raw}`));
  expect(headers).toMatchObject({ 'x-callback-event': 'TRANSACTION_PENDING', 'x-callback-attempt': '1' });
  expect(headers).not.toHaveProperty('x-webhook-signature');
});
