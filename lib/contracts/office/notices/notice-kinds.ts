import { notePaths } from '@/lib/contracts/office/notes/note-paths';
import type { Permission } from '@/lib/contracts/office/permission';

interface NoticeRule {
  /** What somebody needs to see what it is about: without all of it they are not told, and no longer shown what they were told before. */
  readonly sees: readonly Permission[];
  /** Whoever has one of these acts on it, and is told unless they choose otherwise. */
  readonly for: readonly Permission[];
  /** The page it leads to; the page of its record where it is about one. */
  readonly path: `/${string}`;
}

/** What people are told of, most pressing first. */
export const noticeKinds = [
  'service-failing',
  'deadline-near',
  'dispute-opened',
  'approval-waiting',
  'mentioned',
  'operation-unknown',
  'payment-stopped',
  'refund-failed',
  'money-out',
  'charge-paid',
  'callback-lost',
  'destination-failing',
  'certificate-ending',
  'chat-ended',
  'file-ready',
  'new-sign-in',
] as const;

export type NoticeKind = (typeof noticeKinds)[number];

/** Who is told of what, and where it leads. */
export const noticeRules: Readonly<Record<NoticeKind, NoticeRule>> = {
  'service-failing': {
    sees: ['account:read'],
    for: ['operations:check', 'infractions:defend', 'callbacks:resend', 'staff:write'],
    path: '/',
  },
  'deadline-near': { sees: ['infractions:read'], for: ['infractions:defend'], path: '/infractions' },
  'dispute-opened': { sees: ['infractions:read'], for: ['infractions:defend', 'refunds:create'], path: '/infractions' },
  'approval-waiting': { sees: ['approvals:read'], for: ['approvals:decide'], path: '/approvals' },
  // And the record the note is about, which is its detail.
  mentioned: { sees: ['notes:read'], for: ['notes:read'], path: '/notes' },
  'operation-unknown': { sees: ['operations:read'], for: ['operations:check'], path: '/operations' },
  'payment-stopped': { sees: ['operations:read'], for: ['withdrawals:create', 'approvals:decide'], path: '/operations' },
  'refund-failed': { sees: ['transactions:read'], for: ['refunds:create'], path: '/transactions' },
  'money-out': { sees: ['transactions:read', 'withdrawals:read'], for: ['withdrawals:create'], path: '/transactions' },
  'charge-paid': { sees: ['transactions:read'], for: ['charges:create'], path: '/transactions' },
  'callback-lost': { sees: ['callbacks:read'], for: ['callbacks:resend'], path: '/callbacks/undelivered' },
  'destination-failing': { sees: ['callbacks:read'], for: ['callbacks:resend'], path: '/callbacks/undelivered' },
  'certificate-ending': { sees: ['account:read'], for: ['webhooks:write', 'staff:write'], path: '/account' },
  'chat-ended': { sees: ['team-chat:write'], for: ['team-chat:write'], path: '/settings/team-chat' },
  'file-ready': { sees: ['exports:read'], for: ['exports:read'], path: '/files' },
  'new-sign-in': { sees: ['sessions:own'], for: ['sessions:own'], path: '/settings/sessions' },
};

/** The page a notice leads to. */
export function noticePath(kind: NoticeKind, subject: string | null, detail: string | null): string {
  const noted = Object.entries(notePaths).find(([recordKind]) => kind === 'mentioned' && recordKind === detail);
  const path = noted ? noted[1] : noticeRules[kind].path;
  return subject === null ? path : `${path}/${subject}`;
}

/** Whether somebody may see what a kind is about. */
export function seesNotice(kind: NoticeKind, may: (permission: Permission) => boolean): boolean {
  return noticeRules[kind].sees.every(may);
}

/** Whether somebody is told of a kind unless they choose otherwise. */
export function isNotifiedOf(kind: NoticeKind, may: (permission: Permission) => boolean): boolean {
  return seesNotice(kind, may) && noticeRules[kind].for.some(may);
}
