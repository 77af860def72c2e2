import type { EndpointName } from '@/lib/contracts/registry';
import type { ServiceCode } from '@/sandbox/problems/service-codes';
import { ServiceProblem } from '@/sandbox/problems/service-problem';
import type { VariantName } from '@/sandbox/variants/variant-table';
import type { Variant } from '@/sandbox/variants/variants';

/** How the names of those calls begin that an account of a variant does not have, and how they are refused. */
const absent: readonly (readonly [VariantName, string, ServiceCode])[] = [
  ['no-webhooks', 'webhooks.', 'SVG404'],
  ['no-statements', 'statements.', 'SVG404'],
  ['no-pending-deposits', 'pendingDeposits.', 'SVG404'],
  ['no-refunds', 'refunds.', 'SVG404'],
  ['no-report-list', 'reports.list', 'SVG404'],
  ['no-report-list', 'reports.read', 'SVG404'],
  ['no-pix-keys', 'pixKeys.list', 'SVG404'],
  ['no-service-status', 'serviceStatus.', 'SVG404'],
  ['no-account-change', 'account.change', 'SVG404'],
  ['no-sent-defenses', 'defenses.list', 'SVA200'],
  ['no-sent-defenses', 'defenses.read', 'SVA200'],
];

/** @throws ServiceProblem for a call that the caller's variant does not have. */
export function requirePresent(name: EndpointName, variant: Variant): void {
  const [, , code] = absent.find(([one, names]) => name.startsWith(names) && variant.has(one)) ?? [];
  if (code) throw new ServiceProblem(code);
}
