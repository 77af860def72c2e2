import 'server-only';
import { cardInboxSecret, inboxSecret } from '@/lib/server/callback-address/callback-url';
import { hiddenSecret } from '@/lib/server/callback-address/own-address';
import type { Environment } from '@/lib/server/environment';

/** Masks our inbox secrets in the text of an answer, raw answers included: whoever knows one can send forged callbacks. */
export function hideInboxSecret(text: string, environment: Pick<Environment, 'sealKey'>): string {
  return [inboxSecret(environment), cardInboxSecret(environment)].reduce((shown, key) => shown.replaceAll(key, hiddenSecret), text);
}
