/** The three headers of the interface document, or the one of newer versions: `X-Callback-Signature: t=…, v1=…`, without a nonce. */
export type HeaderForm = 'three' | 'one';

const three = `import { createHmac, timingSafeEqual } from 'node:crypto';

// raw: os bytes como chegaram, antes do JSON
export function isGenuine(headers, raw, secret) {
  const read = (name) => headers['x-webhook-' + name] ?? '';
  const timestamp = read('timestamp');
  const signed = timestamp + '.' + read('nonce') + '.';
  const hmac = createHmac('sha256', secret);
  const digest = hmac.update(signed).update(raw).digest('hex');
  const expected = Buffer.from(digest);
  const given = Buffer.from(read('signature'));
  const unit = timestamp.length === 10 ? 1000 : 1;
  const age = Math.abs(Date.now() - Number(timestamp) * unit);
  const isFresh = age <= 5 * 60_000;
  const isWhole = given.length === expected.length;
  return isFresh && isWhole && timingSafeEqual(given, expected);
}
`;

const one = `import { createHmac, timingSafeEqual } from 'node:crypto';

// raw: os bytes como chegaram, antes do JSON
export function isGenuine(headers, raw, secret) {
  const header = headers['x-callback-signature'] ?? '';
  const parts = new URLSearchParams(header.replace(', ', '&'));
  const seconds = parts.get('t') ?? '';
  const hmac = createHmac('sha256', secret);
  hmac.update(seconds + '.').update(raw);
  const expected = Buffer.from(hmac.digest('hex'));
  const given = Buffer.from(parts.get('v1') ?? '');
  const age = Math.abs(Date.now() - Number(seconds) * 1000);
  const isFresh = age <= 5 * 60_000;
  const isWhole = given.length === expected.length;
  return isFresh && isWhole && timingSafeEqual(given, expected);
}
`;

/** The check as a receiver writes it, in JavaScript, for either form of the headers. */
export const receiverSnippets: Record<HeaderForm, string> = { three, one };
