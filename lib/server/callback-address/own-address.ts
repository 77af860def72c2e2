import 'server-only';
import type { Environment } from '@/lib/server/environment';
import { inboxSecret } from './callback-url';

/** Replaces the secret in the address of our inbox wherever it is shown; the result is still a valid address. */
export const hiddenSecret = '***';

const path = '/api/callbacks/';

/**
 * The real address of our inbox for the one that is shown with its secret hidden; null for every other text. The secret is only put back
 * into our own address, so it never goes to another host or into a displayed text.
 */
export function ownAddress(text: string, environment: Pick<Environment, 'appUrl' | 'sealKey'>): string | null {
  const shown = environment.appUrl + path + hiddenSecret;
  return text === shown ? environment.appUrl + path + inboxSecret(environment) : null;
}

/** Whether an address leads to our inbox; a signed delivery needs no secret in it. */
export function callsUs(address: string, { appUrl }: Pick<Environment, 'appUrl'>): boolean {
  return address.startsWith(appUrl + path);
}
