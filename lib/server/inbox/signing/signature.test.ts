import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { signatureHeaders, verifySignature } from './signature';

const secret = 'whsec_0f1e2d3c4b5a69788796a5b4c3d2e1f0';
const timestamp = '1767225600000';
const now = new Date(Number(timestamp));
const nonce = '00112233445566778899aabbccddeeff';
const body = '{"id":"SVTX0001","status":"COMPLETED","amount":10.5}';
const signature = 'dd9abbf44b746b28f20dedfbf3658c1447e195ca0419a2985653e3949ac132b2';
const given = { timestamp, nonce, signature };

const bytes = (text: string) => new TextEncoder().encode(text);
const verdict = (change: Partial<typeof given> = {}, text = body, secrets = [secret], at = now) =>
  verifySignature({ ...given, ...change }, bytes(text), secrets, at);
const signed = (key: string, text: string, at = timestamp) => createHmac('sha256', key).update(`${at}.${nonce}.${text}`).digest('hex');

test('parses the single header of newer versions, which has no nonce', () => {
  const read = (value: string) => signatureHeaders(new Headers({ 'x-callback-signature': value }));
  expect(read(`t=1767225600, v1=${signature}`)).toEqual({ timestamp: '1767225600', nonce: null, signature });
  expect(read('anything')).toEqual({ timestamp: '', nonce: null, signature: '' });
});

describe('test vectors computed elsewhere', () => {
  test('of ours verify', () => {
    expect(verdict()).toBe('genuine');
  });

  test('of ours verify with a decimal that JSON would rewrite', () => {
    const other = {
      timestamp: '1794410459433',
      nonce: '3f9a1c7e5b2d4086a1e3c5b7d9f02468',
      signature: 'e1962b9b869d4f651a2f6a69845883237a40d0d1743dce9d6f92ef045ed11891',
    };
    const text = '{"id":"T1","status":"COMPLETED","amount":10.90}';
    const secrets = ['whsec_test_0123456789abcdef'];
    expect(verdict(other, text, secrets, new Date(1794410459433))).toBe('genuine');
    expect(verdict(other, JSON.stringify(JSON.parse(text)), secrets, new Date(1794410459433))).toBe('forged');
  });

  test('for the underlying HMAC match', () => {
    const digest = createHmac('sha256', "It's a Secret to Everybody").update('Hello, World!').digest('hex');
    expect(digest).toBe('757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17');
  });
});

describe('the signature covers the bytes as they arrived', () => {
  test.each([
    ['a space', body.replace(':', ': ')],
    ['a line end', `${body}\n`],
    ['another order', '{"status":"COMPLETED","id":"SVTX0001","amount":10.5}'],
    ['another amount', body.replace('10.5', '10.6')],
    ['nothing', ''],
  ])('%s more or less is forged', (_name, text) => {
    expect(verdict({}, text)).toBe('forged');
  });

  test.each(['{ "nome" : "João D\'Ávila" ,\n "id":"1" }', '"already quoted"', '', '\u{1F600}', '{"b":1,"a":2}'])(
    '%j is genuine when signed',
    (text) => {
      expect(verdict({ signature: signed(secret, text) }, text)).toBe('genuine');
    },
  );

  test('another timestamp or nonce under the same signature is forged', () => {
    expect(verdict({ timestamp: '1767225600001' })).toBe('forged');
    expect(verdict({ nonce: '00112233445566778899aabbccddeefe' })).toBe('forged');
  });
});

test.each([
  ['upper case', { signature: signature.toUpperCase() }],
  ['63 characters', { signature: signature.slice(1) }],
  ['65 characters', { signature: `${signature}0` }],
  ['no hexadecimal', { signature: `${signature.slice(1)}g` }],
  ['two, as duplicated headers arrive', { signature: `${signature}, ${signature}` }],
  ['no signature', { signature: '' }],
  ['no timestamp', { timestamp: '' }],
  ['two timestamps', { timestamp: `${timestamp}, ${timestamp}` }],
  ['a timestamp in words', { timestamp: '2026-01-01T00:00:00Z' }],
  ['a negative timestamp', { timestamp: '-767225600000' }],
  ['eleven digits', { timestamp: '17672256000' }],
  ['no nonce', { nonce: '' }],
  ['a nonce with a dot', { nonce: 'abcd.efgh' }],
  ['a nonce too long', { nonce: 'a'.repeat(129) }],
])('%s: malformed', (_name, change) => {
  expect(verdict(change)).toBe('malformed');
});

test('headers are used unchanged; without any the delivery is unsigned', () => {
  expect(verifySignature(signatureHeaders(new Headers()), bytes(body), [secret], now)).toBe('unsigned');
  const twice = new Headers({ 'X-Webhook-Timestamp': timestamp, 'x-webhook-nonce': nonce, 'x-webhook-signature': signature });
  expect(signatureHeaders(twice)).toEqual(given);
  twice.append('x-webhook-signature', signature);
  expect(verifySignature(signatureHeaders(twice), bytes(body), [secret], now)).toBe('malformed');
  expect(signatureHeaders(new Headers({ 'x-webhook-nonce': nonce }))).toEqual({ timestamp: '', nonce, signature: '' });
});

test('while one secret replaces the other both are accepted, and no third', () => {
  const next = 'whsec_of_tomorrow_0001';
  expect(verdict({}, body, [next, secret])).toBe('genuine');
  expect(verdict({ signature: signed(next, body) }, body, [secret, next])).toBe('genuine');
  expect(verdict({ signature: signed('whsec_of_yesterday', body) }, body, [secret, next])).toBe('forged');
  expect(verdict({}, body, [])).toBe('forged');
  expect(verdict({ signature: signed('', body) }, body, [secret])).toBe('forged');
});

test.each([
  [299, 'genuine'],
  [-299, 'genuine'],
  [301, 'stale'],
  [-301, 'stale'],
])('%d s away: %s, in milliseconds and in seconds', (seconds, expected) => {
  const at = new Date(now.getTime() + seconds * 1000);
  expect(verdict({}, body, [secret], at)).toBe(expected);
  const inSeconds = timestamp.slice(0, 10);
  expect(verdict({ timestamp: inSeconds, signature: signed(secret, body, inSeconds) }, body, [secret], at)).toBe(expected);
});
