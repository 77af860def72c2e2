import { hmac, toHex } from '@/lib/client/browser/hmac';
import { newId } from '@/lib/client/browser/new-id';
import type { Pasted } from './variants';

const secret = 'whsec_0f1e2d3c4b5a69788796a5b4c3d2e1f0';
const body = '{"id":"SVTX0001","status":"COMPLETED","amount":10.90,"payerName":"João Conceição"}';

/** A delivery of this instant, signed as the service signs (interface: Signature): a receiver that takes it verifies rightly. */
export async function signedExample(now: Date): Promise<Pasted> {
  const timestamp = String(now.getTime());
  const nonce = newId().replaceAll('-', '');
  const signature = toHex(await hmac(secret, `${timestamp}.${nonce}.${body}`));
  return { headers: `x-webhook-timestamp: ${timestamp}\nx-webhook-nonce: ${nonce}\nx-webhook-signature: ${signature}`, body, secret };
}
