import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The three headers of a signed delivery (interface: Signature), or the single one of newer versions, `X-Callback-Signature: t=…, v1=…`.
 */
export interface SignatureHeaders {
  readonly timestamp: string;
  /** Null for the single header, which has none. */
  readonly nonce: string | null;
  readonly signature: string;
}

export type Verdict = 'genuine' | 'unsigned' | 'malformed' | 'forged' | 'stale';

/**
 * Milliseconds within which the timestamp of a signature counts as current. A delivery outside is reported as late, or as a clock that is
 * off, and is stored all the same: the service never repeats what was refused, and nothing in a delivery is used before it is read from the
 * service.
 */
export const windowMs = 5 * 60_000;

export function signatureHeaders(headers: Headers): SignatureHeaders | null {
  const timestamp = headers.get('x-webhook-timestamp');
  const nonce = headers.get('x-webhook-nonce');
  const signature = headers.get('x-webhook-signature');
  if (timestamp === null && nonce === null && signature === null) return oneHeader(headers.get('x-callback-signature'));
  return { timestamp: timestamp ?? '', nonce: nonce ?? '', signature: signature ?? '' };
}

function oneHeader(value: string | null): SignatureHeaders | null {
  if (value === null) return null;
  const [, timestamp = '', signature = ''] = /^t=(\d+),\s*v1=(\w+)$/.exec(value) ?? [];
  return { timestamp, nonce: null, signature };
}

/**
 * Verifies HMAC-SHA256 over `timestamp.nonce.body`, or `t.body` for the single header, with the body bytes as they arrived, in constant
 * time against every active secret (two while one replaces the other). The timestamp is in milliseconds or seconds, and signed as written.
 */
export function verifySignature(given: SignatureHeaders | null, body: Uint8Array, secrets: readonly string[], now: Date): Verdict {
  if (given === null) return 'unsigned';
  const { timestamp, nonce, signature } = given;
  if (!/^\d{10}(\d{3})?$/.test(timestamp) || (nonce !== null && !/^[\w-]{8,128}$/.test(nonce)) || !/^[0-9a-f]{64}$/.test(signature))
    return 'malformed';
  const before = nonce === null ? `${timestamp}.` : `${timestamp}.${nonce}.`;
  const claimed = Buffer.from(signature, 'hex');
  const matches = secrets.map((secret) => {
    const expected = createHmac('sha256', secret).update(before).update(body).digest();
    return timingSafeEqual(expected, claimed);
  });
  if (!matches.includes(true)) return 'forged';
  return Math.abs(skewOf(given, now)) > windowMs ? 'stale' : 'genuine';
}

/** Milliseconds by which the timestamp of a signature is behind our clock; negative where it is ahead. */
export function skewOf({ timestamp }: Pick<SignatureHeaders, 'timestamp'>, now: Date): number {
  return now.getTime() - Number(timestamp) * (timestamp.length === 10 ? 1000 : 1);
}
