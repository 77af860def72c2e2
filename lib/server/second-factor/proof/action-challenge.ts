import 'server-only';
import { createHash } from 'node:crypto';
import { canonicalJson } from '@/lib/format/text/canonical-json';
import type { Environment } from '@/lib/server/environment';
import { keyedDigest } from '@/lib/server/privacy/keyed-digest';

/** One action of one person, as it is about to be executed. */
export interface Action {
  readonly endpoint: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly staffId: string;
  readonly idempotencyKey: string | null;
}

/**
 * The challenge of an action: SHA-256 of a digest of all of it and a nonce, so that a signature over it fits this action and no other, one
 * centavo more included. The inner digest is keyed by SEAL_KEY, or a copy of the database would tell a Pix key by trying.
 */
export function actionChallenge(action: Action, nonce: Buffer, keys: Pick<Environment, 'sealKey'>): Buffer {
  const { endpoint, params, query, body, staffId, idempotencyKey } = action;
  const digest = keyedDigest('proof', canonicalJson({ endpoint, params, query, body, staffId, idempotencyKey }), keys);
  return createHash('sha256').update(digest).update(nonce).digest();
}
