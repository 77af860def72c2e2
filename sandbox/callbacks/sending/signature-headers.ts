import { createHmac, randomBytes } from 'node:crypto';

/** The timestamp and the nonce that make each signature unique. */
export interface Signing {
  /** Milliseconds since 1970 (seconds in a variant), by the machine's clock, because receivers compare it with theirs. */
  readonly timestamp: string;
  readonly nonce: string;
}

/** Creates a timestamp and a nonce. `unit` is the unit of the timestamp in milliseconds. */
export const newSigning = (unit = 1): Signing => ({
  timestamp: String(Math.floor(Date.now() / unit)),
  nonce: randomBytes(16).toString('hex'),
});

/** The headers of a signed callback (interface: Signature). The whole secret is the key, prefix included. */
export function signatureHeaders(secret: string, body: string, { timestamp, nonce }: Signing): Record<string, string> {
  const signature = createHmac('sha256', secret).update(`${timestamp}.${nonce}.${body}`).digest('hex');
  return { 'x-webhook-timestamp': timestamp, 'x-webhook-nonce': nonce, 'x-webhook-signature': signature };
}

/** The single header of the newest variant: `t` is in seconds, `v1` signs `t` and the body. */
export function oneSignatureHeader(secret: string, body: string, { timestamp }: Signing): Record<string, string> {
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return { 'x-callback-signature': `t=${timestamp}, v1=${signature}` };
}
