import 'server-only';
import type { Environment } from '@/lib/server/environment';

export type AuthSecrets = Pick<Environment, 'authSecret' | 'authSecretsOld'>;

/** The secrets that what we signed is verified with. The first signs, so that a changed `AUTH_SECRET` signs nobody out. */
export function authSecretsOf({ authSecret, authSecretsOld }: AuthSecrets): readonly [string, ...string[]] {
  return [authSecret, ...authSecretsOld];
}
