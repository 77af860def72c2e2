import { recordHref } from '@/components/operation/operation-destination';
import type { AuditEntryRecord } from '@/lib/contracts/office/audit/audit.shape';
import { notePaths } from '@/lib/contracts/office/notes/note-paths';
import { pageOf } from '@/lib/contracts/pages/navigation';

/** The paths of the records that an audited action is about, by the first word of the action. */
const recordPaths: Readonly<Record<string, string>> = {
  approval: '/approvals',
  'payment-invoice': '/operations',
  infraction: '/infractions',
  defense: '/infractions',
  receipt: '/transactions',
  'charge-link': '/transactions',
  'personal-data': '/transactions',
  callback: '/transactions',
  recurrence: '/card/recurrences',
  resend: '/callbacks/resends',
  day: '/statements/days',
  roles: '/settings/roles',
};

/** The pages of what has no page for each. */
const listPaths: Readonly<Record<string, string>> = {
  'approval-rules': '/settings/approval-rules',
  'spending-limits': '/settings/spending-limits',
  staff: '/settings/staff',
  webhook: '/webhooks',
  export: '/files',
  report: '/files',
  account: '/account',
};

/** The page of the record an action was done to; null where it has none, or none that the reader may open. */
export function auditHref({ action, operation, about, facts }: AuditEntryRecord, pages: readonly string[]): string | null {
  const [area = ''] = action.split('.');
  const noted = Object.entries(notePaths).find(([kind]) => ['note', 'tag'].includes(area) && kind === facts.recordKind);
  const path = noted ? noted[1] : recordPaths[area];
  const href = operation
    ? (recordHref({ kind: operation, transactionId: about.id, subject: null }) ?? (operation === 'account.change' ? '/account' : null))
    : path && about.id
      ? `${path}/${about.id}`
      : (listPaths[area] ?? null);
  const page = href && pageOf(href);
  return page && pages.includes(page.href) ? href : null;
}
