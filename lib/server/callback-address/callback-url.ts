import 'server-only';
import { createHmac } from 'node:crypto';
import type { Environment } from '@/lib/server/environment';
import { type EncryptionKeys, underEachKey } from '@/lib/server/environment/encryption-keys';

/** The secret part of our callback address. Derived from the seal key, so that it is the same on every instance. */
export function inboxSecret({ sealKey }: Pick<Environment, 'sealKey'>): string {
  return keysOf(sealKey).callbacks;
}

/** The path segment for card postbacks below the callback address. */
export const cardPath = 'card';

/** The secret of the card postback address, different from the one for Pix. */
export function cardInboxSecret({ sealKey }: Pick<Environment, 'sealKey'>): string {
  return keysOf(sealKey).cardPostbacks;
}

interface InboxSecrets {
  readonly callbacks: string;
  readonly cardPostbacks: string;
}

/** Every secret our addresses have or had: what the service was told before a change of the key is still delivered there. */
export function inboxSecrets(keys: EncryptionKeys): InboxSecretsOfAll {
  const all = underEachKey(keys, ({ sealKey }) => keysOf(sealKey));
  return { callbacks: all.map(({ callbacks }) => callbacks), cardPostbacks: all.map(({ cardPostbacks }) => cardPostbacks) };
}

interface InboxSecretsOfAll {
  readonly callbacks: readonly string[];
  readonly cardPostbacks: readonly string[];
}

// Cached, because every answer is searched for the secrets.
const made = new Map<string, InboxSecrets>();

function keysOf(sealKey: string): InboxSecrets {
  const keys = made.get(sealKey) ?? { callbacks: keyFor('callbacks', sealKey), cardPostbacks: keyFor('card postbacks', sealKey) };
  made.set(sealKey, keys);
  return keys;
}

function keyFor(use: string, sealKey: string): string {
  return createHmac('sha256', sealKey).update(use).digest('hex').slice(0, 40);
}

/** The postback address given to the card interface; null when it could not reach us, or cards are off. */
export function cardPostbackUrl(environment: Pick<Environment, 'appUrl' | 'card' | 'sealKey'>): string | null {
  const { appUrl, card } = environment;
  const reachable = card !== null && (!isLoopback(appUrl) || isLoopback(card.url));
  return reachable ? `${appUrl}/api/callbacks/${cardPath}/${cardInboxSecret(environment)}` : null;
}

/** The callback address given to the service; null when it could not reach us: an app on loopback and a service elsewhere. */
export function callbackUrl(environment: Pick<Environment, 'appUrl' | 'paymentsUrl' | 'sealKey'>): string | null {
  const reachable = !isLoopback(environment.appUrl) || isLoopback(environment.paymentsUrl);
  return reachable ? `${environment.appUrl}/api/callbacks/${inboxSecret(environment)}` : null;
}

function isLoopback(url: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
}
