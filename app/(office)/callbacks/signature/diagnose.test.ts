import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { diagnose } from './diagnose';

// A vector made by another program: {"…":10.90} is not what any program writes again.
const secret = 'whsec_test_0123456789abcdef';
const at = '1794410459433';
const nonce = '3f9a1c7e5b2d4086a1e3c5b7d9f02468';
const body = '{"id":"T1","status":"COMPLETED","amount":10.90}';
const signature = 'e1962b9b869d4f651a2f6a69845883237a40d0d1743dce9d6f92ef045ed11891';
const now = new Date(Number(at) + 2_000);

const headersOf = (parts: Readonly<Record<string, string>>) =>
  Object.entries(parts)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
const headers = (change: Readonly<Record<string, string>> = {}) =>
  headersOf({ 'X-Webhook-Timestamp': at, 'X-Webhook-Nonce': nonce, 'X-Webhook-Signature': signature, ...change });
const signed = (text: string, by = secret) => createHmac('sha256', by).update(text).digest('hex');
const diagnosed = (change: Partial<Parameters<typeof diagnose>[0]> = {}, when = now) =>
  diagnose({ headers: headers(), body, secret, ...change }, when);

test('the published vectors are genuine, with the digest they should have', async () => {
  expect(await diagnosed()).toMatchObject({ verdict: 'genuine', expected: signature, skewMs: 2_000 });
  const other = {
    headers: headersOf({
      'x-webhook-timestamp': '1767225600000',
      'x-webhook-nonce': '00112233445566778899aabbccddeeff',
      'x-webhook-signature': 'dd9abbf44b746b28f20dedfbf3658c1447e195ca0419a2985653e3949ac132b2',
    }),
    body: '{"id":"SVTX0001","status":"COMPLETED","amount":10.5}',
    secret: 'whsec_0f1e2d3c4b5a69788796a5b4c3d2e1f0',
  };
  expect(await diagnose(other, new Date(1767225600000))).toMatchObject({ verdict: 'genuine' });
});

test('a delivery of yesterday is right and old, and one with a byte changed is wrong', async () => {
  const tomorrow = new Date(Number(at) + 86_400_000);
  expect(await diagnosed({}, tomorrow)).toMatchObject({ verdict: 'stale', skewMs: 86_400_000 });
  expect(await diagnosed({ body: body.replace('10.90', '10.91') }, tomorrow)).toMatchObject({ verdict: 'wrong' });
});

test('with a body from the service’s log a mismatch proves nothing, and a match after serializing it again is valid', async () => {
  const masked = JSON.stringify({ id: 'T1', payerDocument: '***.456.789-**' });
  expect(await diagnose({ headers: headers(), body: masked, secret }, now, true)).toMatchObject({ verdict: 'unknown' });
  const spaced = '{"id": "T1"}';
  const given = { headers: headers({ 'X-Webhook-Signature': signed(`${at}.${nonce}.${spaced}`) }), body: '{"id":"T1"}', secret };
  expect(await diagnose(given, now, true)).toMatchObject({ verdict: 'genuine' });
  expect(await diagnose(given, now)).toMatchObject({ verdict: 'mistake', mistake: 'reserialised' });
});

const accented = '{"payerName":"João Conceição"}';
const lines = '{\n  "id": "T1"\n}';

/** What somebody computed, and pastes as the signature. */
const computed = (text: string, by = secret) => headers({ 'X-Webhook-Signature': signed(text, by) });

test.each([
  ['a body that was written again', { headers: computed(`${at}.${nonce}.{"id":"T1","status":"COMPLETED","amount":10.9}`) }, 'reserialised'],
  ['a body written again before it was pasted', { body: lines, headers: computed(`${at}.${nonce}.{"id":"T1"}`) }, 'reserialised'],
  ['a new line that was added', { headers: computed(`${at}.${nonce}.${body}\n`) }, 'newline-added'],
  ['a new line that came with pasting', { body: `${body}\n` }, 'newline-removed'],
  ['line ends of another system', { body: lines, headers: computed(`${at}.${nonce}.${lines.replaceAll('\n', '\r\n')}`) }, 'crlf'],
  ['a byte order mark', { headers: computed(`${at}.${nonce}.\ufeff${body}`) }, 'byte-order-mark'],
  [
    'accents that were escaped',
    { body: accented, headers: computed(`${at}.${nonce}.{"payerName":"Jo\\u00e3o Concei\\u00e7\\u00e3o"}`) },
    'accents-escaped',
  ],
  ['parts in another order', { headers: computed(`${nonce}.${at}.${body}`) }, 'wrong-order'],
  ['parts without dots', { headers: computed(`${at}${nonce}${body}`) }, 'wrong-order'],
  ['the body alone', { headers: computed(body) }, 'body-alone'],
  ['no nonce', { headers: computed(`${at}.${body}`) }, 'no-nonce'],
  ['seconds in place of milliseconds', { headers: computed(`${at.slice(0, 10)}.${nonce}.${body}`) }, 'seconds'],
  [
    'milliseconds in place of seconds',
    { headers: headers({ 'X-Webhook-Timestamp': '1794410459', 'X-Webhook-Signature': signed(`1794410459000.${nonce}.${body}`) }) },
    'milliseconds',
  ],
  ['a secret with a space', { secret: `${secret} ` }, 'secret-space'],
] as const)('names %s', async (_name, change, mistake) => {
  expect(await diagnosed(change)).toMatchObject({ verdict: 'mistake', mistake });
});

test.each([
  ['upper-case', signature.toUpperCase()],
  ['base64', Buffer.from(signature, 'hex').toString('base64')],
  ['base64', Buffer.from(signature, 'hex').toString('base64url')],
  ['prefix', `sha256=${signature}`],
] as const)('names a right digest in the wrong form: %s', async (form, given) => {
  expect(await diagnosed({ headers: headers({ 'X-Webhook-Signature': given }) })).toMatchObject({
    verdict: 'form',
    form,
    expected: signature,
  });
});

test('names the secret when nothing else explains it', async () => {
  expect(await diagnosed({ secret: 'whsec_of_another_webhook' })).toMatchObject({ verdict: 'wrong' });
  expect(await diagnosed({ secret: '' })).toMatchObject({ verdict: 'wrong' });
});

test.each(['timestamp', 'nonce', 'signature'])('names a missing %s', async (part) => {
  const left = headers()
    .split('\n')
    .filter((line) => !line.toLowerCase().includes(part))
    .join('\n');
  expect(await diagnosed({ headers: left })).toMatchObject({ verdict: 'missing-header', header: `x-webhook-${part}` });
});

test('a genuine signature is stale from five minutes on, before and after', async () => {
  const skewed = (seconds: number) => diagnosed({}, new Date(Number(at) + seconds * 1_000));
  for (const seconds of [299, -299]) expect(await skewed(seconds)).toMatchObject({ verdict: 'genuine' });
  for (const seconds of [301, -301]) expect(await skewed(seconds)).toMatchObject({ verdict: 'stale' });
});

/** Newer versions sign with one header, in seconds and without a nonce. */
const seconds = at.slice(0, 10);
const oneHeader = (v1: string, t = seconds) => `X-Callback-Signature: t=${t}, v1=${v1}`;
const oneSigned = (text: string, by?: string) => ({ headers: oneHeader(signed(text, by)) });

test('one header of both is as genuine, and as stale', async () => {
  const genuine = oneSigned(`${seconds}.${body}`);
  expect(await diagnosed(genuine)).toMatchObject({ verdict: 'genuine', expected: signed(`${seconds}.${body}`), skewMs: 2_433 });
  expect(await diagnosed(genuine, new Date(Number(at) + 301_000))).toMatchObject({ verdict: 'stale' });
});

test.each([
  ['a body that was written again', oneSigned(`${seconds}.{"id":"T1","status":"COMPLETED","amount":10.9}`), 'reserialised'],
  ['a new line that was added', oneSigned(`${seconds}.${body}\n`), 'newline-added'],
  ['the body alone', oneSigned(body), 'body-alone'],
  ['parts in another order', oneSigned(`${body}.${seconds}`), 'wrong-order'],
  ['parts without dots', oneSigned(`${seconds}${body}`), 'wrong-order'],
  ['milliseconds in place of seconds', oneSigned(`${seconds}000.${body}`), 'milliseconds'],
  ['a secret with a space', { ...oneSigned(`${seconds}.${body}`), secret: ` ${secret}` }, 'secret-space'],
] as const)('names %s in one header too', async (_name, change, mistake) => {
  expect(await diagnosed(change)).toMatchObject({ verdict: 'mistake', mistake, headers: 'one' });
});

test('names a right digest in the wrong form, and another secret, in one header too', async () => {
  const right = signed(`${seconds}.${body}`);
  expect(await diagnosed({ headers: oneHeader(right.toUpperCase()) })).toMatchObject({ verdict: 'form', form: 'upper-case' });
  expect(await diagnosed({ headers: oneHeader(Buffer.from(right, 'hex').toString('base64')) })).toMatchObject({ form: 'base64' });
  expect(await diagnosed({ headers: oneHeader(right), secret: 'whsec_of_another_webhook' })).toMatchObject({ verdict: 'wrong' });
});

test('names the part that is missing in one header', async () => {
  for (const [header, part] of [
    ['t=1', 'v1'],
    ['v1=ab', 't'],
  ]) {
    const verdict = { verdict: 'missing-header', header: `x-callback-signature (${part}=…)` };
    expect(await diagnosed({ headers: `X-Callback-Signature: ${header}` })).toMatchObject(verdict);
  }
});
