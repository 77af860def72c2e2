import 'server-only';
import type { EncryptionKeys } from '@/lib/server/environment/encryption-keys';
import { documentTokensOf } from '@/lib/server/privacy/document-tokens';
import { decryptText, isEncryptedText, type Place } from './encrypted-value';

export function webhookSecretPlace(webhookId: string): Place {
  return { column: 'webhook_secrets.sealed', row: webhookId };
}

/** One place for the secret that is set up and the one in use: a code turns the former into the latter. */
export function timeCodePlace(staffId: string): Place {
  return { column: 'time_codes.encrypted', row: staffId };
}

/** A secret that was never stored plain: one from before values had key ids is a token. Null when it opens under none of the keys. */
export function decryptSecret(stored: string, place: Place, keys: EncryptionKeys): string | null {
  if (isEncryptedText(stored)) return decryptText(stored, place, keys);
  const use = place.column === 'webhook_secrets.sealed' ? 'webhook-secrets' : `time-codes:${place.row}`;
  return documentTokensOf(keys, use).open(stored);
}
