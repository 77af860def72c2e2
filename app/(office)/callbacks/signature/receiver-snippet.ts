/** The check as a receiver writes it, in JavaScript. */
export const receiverSnippet = `import { createHmac, timingSafeEqual } from 'node:crypto';

// raw: os bytes como chegaram, antes de qualquer leitura do JSON
export function isGenuine(headers, raw, secret) {
  const timestamp = headers['x-webhook-timestamp'] ?? '';
  const nonce = headers['x-webhook-nonce'] ?? '';
  const given = Buffer.from(headers['x-webhook-signature'] ?? '');
  const digest = createHmac('sha256', secret).update(timestamp + '.' + nonce + '.').update(raw).digest('hex');
  const expected = Buffer.from(digest);
  const sentAt = Number(timestamp) * (timestamp.length === 10 ? 1000 : 1);
  return (
    Math.abs(Date.now() - sentAt) <= 5 * 60_000 && given.length === expected.length && timingSafeEqual(given, expected)
  );
}
`;
