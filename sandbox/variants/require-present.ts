import type { EndpointName } from '@/lib/contracts/registry';
import { ServiceProblem } from '@/sandbox/routing/service-problem';
import type { VariantName } from './variant-table';
import type { Variant } from './variants';

/** How the names of those calls begin that an account of a variant does not have. */
const absent: readonly (readonly [VariantName, string])[] = [
  ['no-webhooks', 'webhooks.'],
  ['no-statements', 'statements.'],
  ['no-pending-deposits', 'pendingDeposits.'],
  ['no-refunds', 'refunds.'],
];

/** @throws ServiceProblem SVG404 for a call that the caller's variant does not have. */
export function requirePresent(name: EndpointName, variant: Variant): void {
  if (absent.some(([one, names]) => name.startsWith(names) && variant.has(one))) throw new ServiceProblem('SVG404');
}
