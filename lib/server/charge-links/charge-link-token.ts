import 'server-only';
import { createHash } from 'node:crypto';
import { type EncryptionKeys, underEachKey } from '@/lib/server/environment/encryption-keys';
import { keyedDigest } from '@/lib/server/privacy/keyed-digest';

/** 144 bits, in the 24 characters of an address. */
const tokenBytes = 18;

/** What the token of a link may look like. */
export const tokenPattern = /^[A-Za-z0-9_-]{24}$/;

/** The token of a link: not to be guessed without SEAL_KEY, and the same each time, so that the link is shown again without being stored. */
export function tokenOf(linkId: string, key: Pick<EncryptionKeys, 'sealKey'>): string {
  return keyedDigest('charge-link', linkId, key).subarray(0, tokenBytes).toString('base64url');
}

/** The same of a link that was stored under an older key; null once that key is gone. */
export function storedTokenOf({ id, tokenHash }: { readonly id: string; readonly tokenHash: Buffer }, keys: EncryptionKeys): string | null {
  return underEachKey(keys, (key) => tokenOf(id, key)).find((token) => hashOfToken(token).equals(tokenHash)) ?? null;
}

/** What is stored of a token. It is random, so a plain digest gives nothing away. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
