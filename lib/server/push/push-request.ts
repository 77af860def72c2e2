import 'server-only';
import { createECDH } from 'node:crypto';
import { encrypt } from 'http_ece';
import { SignJWT } from 'jose';
import type { PushKind, PushMessage } from '@/lib/contracts/office/notices/notice-devices';
import type { PushSubscription } from '@/lib/server/database/schema/push-schema';
import type { Environment } from '@/lib/server/environment';
import { keyedDigest } from '@/lib/server/privacy/keyed-digest';
import type { PushKeys } from './push-keys';

/** Every message has this many bytes, so that its length does not tell its kind. */
const paddedBytes = 1_024;
const tokenSeconds = 3_600;

/** What may wake a telephone that saves its battery; the rest waits until it wakes by itself. */
const urgent: ReadonlySet<PushKind> = new Set(['service-failing', 'deadline-near', 'approval-waiting', 'new-sign-in', 'test']);

interface PushRequestInput {
  readonly deviceId: string;
  readonly subscription: PushSubscription;
  readonly message: PushMessage;
  /** For how many seconds the push service keeps it for a browser that is not reached. */
  readonly ttl: number;
  readonly keys: PushKeys;
  readonly environment: Environment;
  readonly now: Date;
}

/**
 * What is posted to a push service: encrypted for one browser (RFC 8291), signed by this installation (RFC 8292). The service learns that something
 * was sent, how pressing it is, and by the topic whether it is of the same kind as what waits there already; not of which kind.
 */
export async function pushRequest({ deviceId, subscription, message, ttl, keys, environment, now }: PushRequestInput) {
  const content = Buffer.from(JSON.stringify(message), 'utf8');
  const privateKey = createECDH('prime256v1');
  privateKey.generateKeys();
  const pad = Math.max(0, paddedBytes - content.length);
  const { p256dh, auth } = subscription;
  const body = encrypt(content, { version: 'aes128gcm', privateKey, dh: p256dh, authSecret: auth, pad });
  const topic = keyedDigest('push-topic', `${deviceId}:${message.kind}`, environment).subarray(0, 24).toString('base64url');
  const token = await tokenFor(new URL(subscription.endpoint).origin, { keys, environment, now });
  const headers = {
    authorization: `vapid t=${token}, k=${keys.publicKey}`,
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    ttl: String(ttl),
    urgency: urgent.has(message.kind) ? 'high' : 'normal',
    topic,
  };
  return { headers, body };
}

function tokenFor(audience: string, { keys, environment, now }: Pick<PushRequestInput, 'keys' | 'environment' | 'now'>): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
    .setAudience(audience)
    .setExpirationTime(Math.floor(now.getTime() / 1000) + tokenSeconds)
    .setSubject(contactOf(environment))
    .sign(keys.privateKey);
}

/** Whom a push service may write to about what we send. Some take no address that is not https. */
function contactOf({ securityContact, appUrl }: Pick<Environment, 'securityContact' | 'appUrl'>): string {
  return securityContact ?? (appUrl.startsWith('https:') ? appUrl : 'mailto:balcao@balcao.example');
}
