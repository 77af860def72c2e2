import 'server-only';
import { z } from 'zod';
import type { Environment } from '@/lib/server/environment';
import { createDocumentTokens } from '@/lib/server/privacy/document-tokens';

const tokensShape = z.object({ access: z.string(), refresh: z.string().nullable() });

/** What a session is checked with at the provider. */
export type SsoTokens = z.infer<typeof tokensShape>;

interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

/** A key of its own, bound to the person: tokens moved to another row do not decrypt. */
const encryptionOf = ({ issuer, subject }: Identity, { sealKey }: Pick<Environment, 'sealKey'>) =>
  createDocumentTokens(`sso-tokens:${issuer}:${subject}:${sealKey}`);

export function encryptTokens(tokens: SsoTokens, identity: Identity, keys: Pick<Environment, 'sealKey'>): string {
  return encryptionOf(identity, keys).close(JSON.stringify(tokens), '');
}

/** Null under another SEAL_KEY than the one they were encrypted with. */
export function decryptTokens(encrypted: string, identity: Identity, keys: Pick<Environment, 'sealKey'>): SsoTokens | null {
  const opened = encryptionOf(identity, keys).open(encrypted);
  return opened === null ? null : tokensShape.parse(JSON.parse(opened));
}
