import type { EndpointName } from '@/lib/contracts/registry';
import type { ServiceCode } from '@/sandbox/problems/service-codes';
import { ServiceProblem } from '@/sandbox/problems/service-problem';
import type { VariantName } from '@/sandbox/variants/variant-table';
import type { Variant } from '@/sandbox/variants/variants';

/** Endpoints, by the beginning of their name, that do not exist in a variant, and the code that refuses them. */
const unavailable: readonly (readonly [VariantName, string, ServiceCode])[] = [
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

/** @throws ServiceProblem for an endpoint that does not exist in the caller's variant. */
export function requireAvailable(name: EndpointName, variant: Variant): void {
  const [, , code] = unavailable.find(([variantName, prefix]) => name.startsWith(prefix) && variant.has(variantName)) ?? [];
  if (code) throw new ServiceProblem(code);
}
