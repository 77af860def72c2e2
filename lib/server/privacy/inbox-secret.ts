import 'server-only';
import { inboxSecrets } from '@/lib/server/callback-address/callback-url';
import { hiddenSecret } from '@/lib/server/callback-address/own-address';
import type { EncryptionKeys } from '@/lib/server/environment/encryption-keys';

/** Masks our inbox secrets in the text of an answer, raw answers included: whoever knows one can send forged callbacks. */
export function hideInboxSecret(text: string, keys: EncryptionKeys): string {
  const { callbacks, cardPostbacks } = inboxSecrets(keys);
  return [...callbacks, ...cardPostbacks].reduce((shown, secret) => shown.replaceAll(secret, hiddenSecret), text);
}
