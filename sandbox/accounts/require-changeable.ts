import { ServiceProblem } from '@/sandbox/problems/service-problem';
import type { Account } from './account';

/** @throws ServiceProblem SVA204 while the account is blocked for changes of its configuration. */
export function requireChangeable({ settings }: Account): void {
  if (settings.blockedForChanges) throw new ServiceProblem('SVA204');
}
