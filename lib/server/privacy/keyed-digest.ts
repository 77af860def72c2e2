import 'server-only';
import { createHmac } from 'node:crypto';
import type { Environment } from '@/lib/server/environment';

/** What a digest is taken of, each with a key of its own, so that digests for one purpose say nothing for another. */
type Purpose = 'operation' | 'account';

/**
 * The digest of something that names people: HMAC-SHA-256 with a key derived from SEAL_KEY. Documents, Pix keys and e-mails are few enough
 * to try all of them against a plain hash.
 */
export function keyedDigest(purpose: Purpose, given: string | Buffer, { sealKey }: Pick<Environment, 'sealKey'>): Buffer {
  const key = createHmac('sha256', sealKey).update(`digest:${purpose}`).digest();
  return createHmac('sha256', key).update(given).digest();
}
