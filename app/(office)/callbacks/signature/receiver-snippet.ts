/** The check as a receiver writes it, in JavaScript. */
export const receiverSnippet = `import { createHmac, timingSafeEqual } from 'node:crypto';

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
