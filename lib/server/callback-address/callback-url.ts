import 'server-only';
import { createHmac } from 'node:crypto';
import type { Environment } from '@/lib/server/environment';

/** The part of our callback address nobody can guess. Made from a secret, so it is the same on every instance. */
export function inboxSecret({ sealKey }: Pick<Environment, 'sealKey'>): string {
  return keysOf(sealKey).callbacks;
}

/** Below the address of callbacks, where the card interface tells us of its charges. */
export const cardPath = 'card';

/** The key of that address: who knows the one for Pix does not know this one. */
export function cardInboxSecret({ sealKey }: Pick<Environment, 'sealKey'>): string {
  return keysOf(sealKey).cardPostbacks;
}

interface Keys {
  readonly callbacks: string;
  readonly cardPostbacks: string;
}

// Every answer is searched for them.
const made = new Map<string, Keys>();

function keysOf(sealKey: string): Keys {
  const keys = made.get(sealKey) ?? { callbacks: keyFor('callbacks', sealKey), cardPostbacks: keyFor('card postbacks', sealKey) };
  made.set(sealKey, keys);
  return keys;
}

function keyFor(use: string, sealKey: string): string {
  return createHmac('sha256', sealKey).update(use).digest('hex').slice(0, 40);
}

/** Where the card interface may tell us of changes to a charge; null when it could not reach us, or there are no cards. */
export function cardPostbackUrl(environment: Pick<Environment, 'appUrl' | 'card' | 'sealKey'>): string | null {
  const { appUrl, card } = environment;
  const reachable = card !== null && (!isLoopback(appUrl) || isLoopback(card.url));
  return reachable ? `${appUrl}/api/callbacks/${cardPath}/${cardInboxSecret(environment)}` : null;
}

/** Where the service may tell us of changes; null when it could not reach us: an app on loopback and a service elsewhere. */
export function callbackUrl(environment: Pick<Environment, 'appUrl' | 'paymentsUrl' | 'sealKey'>): string | null {
  const reachable = !isLoopback(environment.appUrl) || isLoopback(environment.paymentsUrl);
  return reachable ? `${environment.appUrl}/api/callbacks/${inboxSecret(environment)}` : null;
}

function isLoopback(url: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
}
