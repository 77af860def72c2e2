import 'server-only';
import { createCipheriv, createDecipheriv, createHash, createHmac } from 'node:crypto';
import { type EncryptionKeys, underEachKey } from '@/lib/server/environment/encryption-keys';

/** Separates the visible mask from the encrypted part. */
const separator = '~';

export interface DocumentTokens {
  /** `***.456.789-**~…`: safe in a URL, a log or a cache. The same document always gives the same token. */
  close(document: string, masked: string): string;
  /** The document of a token; null for a text that is not exactly a token of ours, mask included. */
  open(token: string): string | null;
}

export function isDocumentToken(text: string): boolean {
  return text.includes(separator);
}

/**
 * AES-256-GCM with a nonce derived from the document, so that one filter has one URL and one cache entry. That equal tokens mean equal
 * documents is visible from the mask as well.
 */
export function createDocumentTokens(secret: string): DocumentTokens {
  const key = createHash('sha256').update(`seal:${secret}`).digest();
  const nonceKey = createHash('sha256').update(`nonce:${secret}`).digest();

  const close: DocumentTokens['close'] = (document, masked) => {
    const nonce = createHmac('sha256', nonceKey).update(`${masked}${separator}${document}`).digest().subarray(0, 12);
    const cipher = createCipheriv('aes-256-gcm', key, nonce);
    const token = Buffer.concat([nonce, cipher.update(document, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return `${masked}${separator}${token.toString('base64url')}`;
  };

  const decrypt = (bytes: Buffer): string | null => {
    if (bytes.length < 29) return null;
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
    decipher.setAuthTag(bytes.subarray(-16));
    try {
      return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8');
    } catch {
      return null;
    }
  };

  return {
    close,
    open(token) {
      const [masked = '', secretPart = ''] = token.split(separator);
      const document = decrypt(Buffer.from(secretPart, 'base64url'));
      return document !== null && close(document, masked) === token ? document : null;
    },
  };
}

/** Tokens under `SEAL_KEY` that open under every key. Each further use has keys of its own: a token of one use opens for no other. */
export function documentTokensOf(keys: EncryptionKeys, use?: string): DocumentTokens {
  const all = underEachKey(keys, ({ sealKey }) => createDocumentTokens(use === undefined ? sealKey : `${use}:${sealKey}`));
  return {
    close: all[0].close,
    open(token) {
      for (const { open } of all) {
        const document = open(token);
        if (document !== null) return document;
      }
      return null;
    },
  };
}
