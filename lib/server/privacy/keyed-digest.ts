import 'server-only';
import { createHmac } from 'node:crypto';
import type { Environment } from '@/lib/server/environment';

/** Each purpose has its own key, so that digests of one are useless for another. */
type Purpose = 'operation' | 'account' | 'proof' | 'recovery-code' | 'approval' | 'charge-link' | 'push-topic';

/**
 * A digest of personal data: HMAC-SHA-256 with a key derived from SEAL_KEY. Documents, Pix keys and e-mails are few enough that a plain
 * hash could be reversed by trying all of them.
 */
export function keyedDigest(purpose: Purpose, given: string | Buffer, { sealKey }: Pick<Environment, 'sealKey'>): Buffer {
  const key = createHmac('sha256', sealKey).update(`digest:${purpose}`).digest();
  return createHmac('sha256', key).update(given).digest();
}
