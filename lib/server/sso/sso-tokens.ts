import 'server-only';
import { z } from 'zod';
import type { EncryptionKeys } from '@/lib/server/environment/encryption-keys';
import { documentTokensOf } from '@/lib/server/privacy/document-tokens';

const tokensShape = z.object({ access: z.string(), refresh: z.string().nullable() });

/** What a session is checked with at the provider. */
export type SsoTokens = z.infer<typeof tokensShape>;

interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

/** A key of its own, bound to the person: tokens moved to another row do not decrypt. */
const encryptionOf = ({ issuer, subject }: Identity, keys: EncryptionKeys) => documentTokensOf(keys, `sso-tokens:${issuer}:${subject}`);

export function encryptTokens(tokens: SsoTokens, identity: Identity, keys: EncryptionKeys): string {
  return encryptionOf(identity, keys).close(JSON.stringify(tokens), '');
}

/** Null where the key they were encrypted with is none of ours. */
export function decryptTokens(encrypted: string, identity: Identity, keys: EncryptionKeys): SsoTokens | null {
  const opened = encryptionOf(identity, keys).open(encrypted);
  return opened === null ? null : tokensShape.parse(JSON.parse(opened));
}
