import 'server-only';
import type { Environment } from '@/lib/server/environment';
import { inboxSecret } from './callback-url';

/** What stands in place of the secret in the address of our inbox wherever it is shown; an address with it is still an address. */
export const hiddenSecret = '***';

const path = '/api/callbacks/';

/**
 * The whole address of our inbox for the one that is shown with its secret hidden. Null for every other text: the secret is put back
 * into our own address and nothing else, so it never goes to another host or into a text somebody reads.
 */
export function ownAddress(text: string, environment: Pick<Environment, 'appUrl' | 'sealKey'>): string | null {
  const shown = environment.appUrl + path + hiddenSecret;
  return text === shown ? environment.appUrl + path + inboxSecret(environment) : null;
}

/** Whether what is sent to an address arrives in our inbox: signed deliveries do without its secret too. */
export function callsUs(address: string, { appUrl }: Pick<Environment, 'appUrl'>): boolean {
  return address.startsWith(appUrl + path);
}
