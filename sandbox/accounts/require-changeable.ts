import { ServiceProblem } from '@/sandbox/problems/service-problem';
import type { Account } from './account';

/** @throws ServiceProblem SVA204 while changes of the account's configuration are blocked. */
export function requireChangeable({ settings }: Account): void {
  if (settings.blockedForChanges) throw new ServiceProblem('SVA204');
}
