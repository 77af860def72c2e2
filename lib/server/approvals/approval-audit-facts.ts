import 'server-only';
import type { Environment } from '@/lib/server/environment';
import { approvalFields } from '@/lib/server/privacy/at-rest/fields';
import type { ApprovalRow } from './request/frozen-request';

/** The audit facts of an approval: what it is about, and the people by their ids. */
export function approvalAuditFacts(row: ApprovalRow, environment: Environment): Record<string, string> {
  const { action, amount, makerId, requirements, requestHash } = row;
  return {
    approves: action,
    ...(action === 'roles' && roleFactsOf(row, environment)),
    ...(amount && { amount }),
    maker: makerId,
    rules: requirements.map(({ rule, version }) => `${rule}@${version}`).join(' '),
    hash: requestHash.toString('hex').slice(0, 16),
  };
}

/** The role it is about, and the permissions that come and go. */
function roleFactsOf(row: ApprovalRow, environment: Environment): Record<string, string> {
  const { facts, changes = [] } = approvalFields.shown.decrypt(row.shown, row.id, environment);
  const name = facts.find((fact) => fact.name === 'role')?.value;
  const added = changes.find((change) => change.name === 'permissionsAdded')?.after;
  const removed = changes.find((change) => change.name === 'permissionsRemoved')?.before;
  const archived = changes.find((change) => change.name === 'archived')?.after;
  return { ...(name && { name }), ...(added && { added }), ...(removed && { removed }), ...(archived && { archived }) };
}
