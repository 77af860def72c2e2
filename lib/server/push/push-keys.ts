import 'server-only';
import { createPrivateKey, generateKeyPairSync, type JsonWebKey, type KeyObject } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { pushKeys } from '@/lib/server/database/schema/push-schema';
import { pushKeyFields } from '@/lib/server/privacy/at-rest/fields';
import type { Services } from '@/lib/server/services';

const name = 'vapid';

/** The key pair by which push services know this installation. */
export interface PushKeys {
  /** A point of P-256, uncompressed, base64url. */
  readonly publicKey: string;
  readonly privateKey: KeyObject;
}

/** The key pair of this installation, made by whoever asks first: all instances have the same, and a backup brings it back. */
export async function pushKeysOf({ db, environment, now }: Pick<Services, 'db' | 'environment' | 'now'>): Promise<PushKeys> {
  const stored = () => db.select().from(pushKeys).where(eq(pushKeys.name, name));
  const [found] = await stored();
  if (!found) {
    const { publicKey, privateKey } = newKeys();
    const values = { name, publicKey, privateKey: pushKeyFields.privateKey.encrypt(privateKey, name, environment), createdAt: now() };
    await db.insert(pushKeys).values(values).onConflictDoNothing();
  }
  const row = found ?? (await stored())[0];
  if (!row) throw new Error('no key pair for push services was stored');
  // Written above and nowhere else, and authenticated as it is decrypted.
  const jwk = JSON.parse(pushKeyFields.privateKey.decrypt(row.privateKey, name, environment)) as JsonWebKey;
  return { publicKey: row.publicKey, privateKey: createPrivateKey({ key: jwk, format: 'jwk' }) };
}

function newKeys() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = privateKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(jwk.x ?? '', 'base64url'), Buffer.from(jwk.y ?? '', 'base64url')]);
  return { publicKey: point.toString('base64url'), privateKey: JSON.stringify(jwk) };
}
