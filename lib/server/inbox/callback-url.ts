import 'server-only';
import { createHmac } from 'node:crypto';
import type { Environment } from '@/lib/server/environment';

/** The part of our callback address nobody can guess. Made from a secret, so it is the same on every instance. */
export function callbackKey({ sealKey }: Pick<Environment, 'sealKey'>): string {
  return createHmac('sha256', sealKey).update('callbacks').digest('hex').slice(0, 40);
}

/** Where the service may tell us of changes; null when it could not reach us: an app on loopback and a service elsewhere. */
export function callbackUrl(environment: Pick<Environment, 'appUrl' | 'paymentsUrl' | 'sealKey'>): string | null {
  const reachable = !isLoopback(environment.appUrl) || isLoopback(environment.paymentsUrl);
  return reachable ? `${environment.appUrl}/api/callbacks/${callbackKey(environment)}` : null;
}

function isLoopback(url: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
}
