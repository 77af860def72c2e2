import 'server-only';
import type { EndpointName } from '@/lib/contracts/registry';

/** What the service made of a call: let through, refused for a reason that is about access, or neither can be said. */
export type Admission = 'allowed' | 'absent' | `SV${string}` | `http${number}`;

/** How a call to the service ended, without anything of what was sent or answered. */
export interface EndedCall {
  readonly endpoint: EndpointName;
  readonly endedAt: Date;
  /** The HTTP status of the answer; null where none came. */
  readonly status: number | null;
  readonly code: string | null;
  /** Whether the service itself failed, or never answered. */
  readonly failed: boolean;
}

/** Refusals that say what the account, the token or this installation may do, whatever is sent (interface: Code catalog). */
const accessCodes: ReadonlySet<string> = new Set([
  'SVA100',
  'SVA200',
  'SVA203',
  'SVA204',
  'SVD200',
  'SVD201',
  'SVS200',
  'SVC401',
  'SVK400',
  'SVK401',
]);

/** A list, and what is made without an id, are always there where the service offers them: not found then means that it does not. */
const offeredWithoutId: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'statements.list',
  'pendingDeposits.list',
  'reports.list',
  'reports.create',
  'pixKeys.list',
  'webhooks.list',
  'webhooks.create',
  'serviceStatus.read',
  'account.change',
  'refunds.create',
]);

/**
 * Every answer of the service but a refusal of access shows that the call is allowed: also one about what was sent, such as a balance that
 * is too low. Null where the service failed, was asked too often, or was not reached.
 */
export function admissionOf({ endpoint, status, code, failed }: EndedCall): Admission | null {
  if (code !== null && isAccessCode(code)) return code;
  if (failed || status === null || status >= 500 || status === 424 || status === 429) return null;
  if (status === 404 && offeredWithoutId.has(endpoint) && (code === null || code === 'SVG404')) return 'absent';
  // The payer's account of a transfer is about what was sent.
  return (status === 401 || status === 403) && code !== 'SVC400' ? `http${status}` : 'allowed';
}

function isAccessCode(code: string): code is `SV${string}` {
  return accessCodes.has(code);
}
