import { ServiceProblem } from '@/sandbox/problems/service-problem';
import type { NewTransaction } from '@/sandbox/transaction-records/transaction-row';

/** @throws ServiceProblem SVG409 for a charge that is not PENDING, SVG410 for one whose time is over. */
export function requirePayable({ type, status, expiresAt }: NewTransaction, at: Date): void {
  if (type !== 'DEPOSIT' || status !== 'PENDING') throw new ServiceProblem('SVG409');
  if (expiresAt !== null && Date.parse(expiresAt) <= at.getTime()) throw new ServiceProblem('SVG410');
}
