import 'server-only';
import type { ApprovalRow } from './request/frozen-request';

/** The audit facts of an approval: what it is about, and the people by their ids. */
export function approvalAuditFacts({ action, amount, makerId, requirements, requestHash }: ApprovalRow): Record<string, string> {
  return {
    approves: action,
    ...(amount && { amount }),
    maker: makerId,
    rules: requirements.map(({ rule, version }) => `${rule}@${version}`).join(' '),
    hash: requestHash.toString('hex').slice(0, 16),
  };
}
