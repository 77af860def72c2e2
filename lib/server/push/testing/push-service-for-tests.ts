import 'server-only';
import { createDecipheriv, createECDH, createHmac, createPublicKey, hkdfSync, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { jwtVerify } from 'jose';
import type { PushSubscription } from '@/lib/server/database/schema/push-schema';
import { takingService } from '@/lib/server/testing/taking-service';

/** What a browser has to open its messages: nobody else, the push service included, does. */
export interface BrowserForTests {
  readonly subscription: PushSubscription;
  open(body: Buffer): { readonly content: string; readonly padding: number };
}

/** A push service on this machine. It takes what is posted, as a test says, and makes browsers that can read it. */
export function pushServiceForTests() {
  const service = takingService();
  return {
    ...service,
    browser(at = service.origin()): BrowserForTests {
      const keys = createECDH('prime256v1');
      const point = keys.generateKeys();
      const auth = randomBytes(16);
      const endpoint = `${at}/push/${randomBytes(8).toString('hex')}`;
      return {
        subscription: { endpoint, p256dh: point.toString('base64url'), auth: auth.toString('base64url') },
        open: (body) => decrypted(body, { secretOf: (other) => keys.computeSecret(other), point, auth }),
      };
    },
  };
}

interface Reader {
  readonly secretOf: (other: Buffer) => Buffer;
  readonly point: Buffer;
  readonly auth: Buffer;
}

/** RFC 8291 and RFC 8188, written from their text: none of it is what our server encrypts with. */
function decrypted(body: Buffer, { secretOf, point, auth }: Reader) {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + (body[20] ?? 0));
  const record = body.subarray(21 + sender.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), point, sender]);
  const ikm = expand(createHmac('sha256', auth).update(secretOf(sender)).digest(), info);
  const derived = (text: string, length: number) =>
    Buffer.from(hkdfSync('sha256', ikm, salt, Buffer.from(`Content-Encoding: ${text}\0`), length));
  const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  decipher.setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = plain.lastIndexOf(2);
  return { content: plain.subarray(0, end).toString('utf8'), padding: plain.length - end - 1 };
}

const expand = (key: Buffer, info: Buffer) =>
  createHmac('sha256', key)
    .update(Buffer.concat([info, Buffer.from([1])]))
    .digest();

/** What the token of a message claims, if the key beside it signed it (RFC 8292); the key is returned with it. */
export async function signedBy(headers: IncomingHttpHeaders, now: Date) {
  const [, token = '', publicKey = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  const point = Buffer.from(publicKey, 'base64url');
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) }, format: 'jwk' });
  const { payload } = await jwtVerify(token, key, { algorithms: ['ES256'], currentDate: now });
  return { ...payload, publicKey };
}
