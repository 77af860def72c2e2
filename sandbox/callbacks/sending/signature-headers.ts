import { createHmac, randomBytes } from 'node:crypto';

/** The moment and the number that make every signature another one. */
export interface Signing {
  /** Milliseconds since 1970, in a variant seconds, by the machine's clock: receivers compare it with theirs, whatever the sandbox's shows. */
  readonly timestamp: string;
  readonly nonce: string;
}

/** `unit` is what the timestamp counts, in milliseconds. */
export const newSigning = (unit = 1): Signing => ({
  timestamp: String(Math.floor(Date.now() / unit)),
  nonce: randomBytes(16).toString('hex'),
});

/** The headers of a signed callback (interface: Signature). The secret is used as it was told, prefix included. */
export function signatureHeaders(secret: string, body: string, { timestamp, nonce }: Signing): Record<string, string> {
  const signature = createHmac('sha256', secret).update(`${timestamp}.${nonce}.${body}`).digest('hex');
  return { 'x-webhook-timestamp': timestamp, 'x-webhook-nonce': nonce, 'x-webhook-signature': signature };
}

/** The one header of the newest variant: `t` are seconds, `v1` is over them and the body. */
export function oneSignatureHeader(secret: string, body: string, { timestamp }: Signing): Record<string, string> {
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return { 'x-callback-signature': `t=${timestamp}, v1=${signature}` };
}
