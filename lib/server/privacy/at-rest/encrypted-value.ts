import 'server-only';
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { type EncryptionKeys, keyIdOf, underEachKey } from '@/lib/server/environment/encryption-keys';

/** Where a value is stored: it decrypts nowhere else, so that none can be moved to another row or column. */
export interface Place {
  /** `table.column`. */
  readonly column: string;
  readonly row: string;
}

/** Before the key id. A text that people type, or the body of a callback, begins otherwise. */
const textTag = '\u0010e1:';
const bytesTag = Buffer.from([0x10, 0x65, 0x31, 0x00]);
const idBytes = 4;
const nonceBytes = 12;
const tagBytes = 16;

/** What every value under a key begins with, as text. */
export function textPrefixOf(key: string): string {
  return `${textTag}${keyIdOf(key)}:`;
}

/** What every value under a key begins with, as bytes. */
export function bytesPrefixOf(key: string): Buffer {
  return Buffer.concat([bytesTag, Buffer.from(keyIdOf(key), 'hex')]);
}

/** AES-256-GCM under the current key, whose id stands before it. */
export function encryptText(plain: string, place: Place, { sealKey }: Pick<EncryptionKeys, 'sealKey'>): string {
  return textPrefixOf(sealKey) + encrypt(Buffer.from(plain, 'utf8'), place, sealKey).toString('base64url');
}

export function encryptBytes(plain: Uint8Array, place: Place, { sealKey }: Pick<EncryptionKeys, 'sealKey'>): Buffer {
  return Buffer.concat([bytesPrefixOf(sealKey), encrypt(plain, place, sealKey)]);
}

export function isEncryptedText(stored: string): boolean {
  return stored.startsWith(textTag);
}

/** The text of a value, and of one from before values were encrypted as it is; null without its key, or in another place. */
export function decryptText(stored: string, place: Place, keys: EncryptionKeys): string | null {
  if (!isEncryptedText(stored)) return stored;
  const [id = '', body = ''] = stored.slice(textTag.length).split(':');
  return decrypt(id, Buffer.from(body, 'base64url'), place, keys)?.toString('utf8') ?? null;
}

/** The bytes of a value, and of one from before values were encrypted as they are; null without its key, or in another place. */
export function decryptBytes(stored: Buffer, place: Place, keys: EncryptionKeys): Buffer | null {
  if (!stored.subarray(0, bytesTag.length).equals(bytesTag)) return stored;
  const id = stored.subarray(bytesTag.length, bytesTag.length + idBytes).toString('hex');
  return decrypt(id, stored.subarray(bytesTag.length + idBytes), place, keys);
}

function encrypt(plain: Uint8Array, place: Place, key: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', cipherKeyOf(key), nonce).setAAD(boundTo(place));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

function decrypt(id: string, value: Buffer, place: Place, keys: EncryptionKeys): Buffer | null {
  const key = underEachKey(keys, ({ sealKey }) => sealKey).find((one) => keyIdOf(one) === id);
  if (key === undefined || value.length < nonceBytes + tagBytes) return null;
  const decipher = createDecipheriv('aes-256-gcm', cipherKeyOf(key), value.subarray(0, nonceBytes)).setAAD(boundTo(place));
  decipher.setAuthTag(value.subarray(-tagBytes));
  try {
    return Buffer.concat([decipher.update(value.subarray(nonceBytes, -tagBytes)), decipher.final()]);
  } catch {
    return null;
  }
}

/** A key of its own: nothing else that SEAL_KEY encrypts opens with it. */
function cipherKeyOf(key: string): Buffer {
  return createHash('sha256').update(`at-rest:${key}`).digest();
}

function boundTo({ column, row }: Place): Buffer {
  return Buffer.from(`${column}:${row}`, 'utf8');
}
