import type { Permission } from '@/lib/contracts/office/permission';

/** The order of groups in the sidebar. `main` has no title; `own` is about the person and shown in their menu. */
export const navigationGroups = ['main', 'pix', 'card', 'closing', 'integration', 'account', 'own'] as const;

export type NavigationGroup = (typeof navigationGroups)[number];

type Page = {
  href: string;
  /** Namespace of its messages: its `title` is the name of the page everywhere. */
  message: string;
  icon: string;
  permission: Permission;
  group: NavigationGroup;
};

/** Every page, once: sidebar, command palette and menus are built from it. */
export const navigation = [
  { href: '/', message: 'overview', icon: 'home', permission: 'account:read', group: 'main' },
  { href: '/transactions', message: 'transactions', icon: 'list', permission: 'transactions:read', group: 'main' },
  { href: '/notes', message: 'notes', icon: 'document', permission: 'notes:read', group: 'main' },
  { href: '/approvals', message: 'approvals', icon: 'check', permission: 'approvals:read', group: 'main' },
  { href: '/charges', message: 'charges', icon: 'qr', permission: 'charges:read', group: 'pix' },
  { href: '/withdrawals', message: 'withdrawals', icon: 'arrow-out', permission: 'withdrawals:read', group: 'pix' },
  { href: '/transfers', message: 'transfers', icon: 'swap', permission: 'transfers:read', group: 'pix' },
  { href: '/infractions', message: 'infractions', icon: 'shield', permission: 'infractions:read', group: 'pix' },
  { href: '/operations', message: 'operations', icon: 'checking', permission: 'operations:read', group: 'pix' },
  { href: '/card/charges', message: 'cardCharges', icon: 'card', permission: 'card-charges:read', group: 'card' },
  { href: '/card/recurrences', message: 'recurrences', icon: 'repeat', permission: 'recurrences:read', group: 'card' },
  { href: '/card/exchange', message: 'exchange', icon: 'globe', permission: 'exchange:read', group: 'card' },
  { href: '/virtual-accounts', message: 'virtualAccounts', icon: 'shop', permission: 'transactions:read', group: 'closing' },
  { href: '/statements', message: 'statements', icon: 'document', permission: 'statements:read', group: 'closing' },
  { href: '/files', message: 'files', icon: 'download', permission: 'exports:read', group: 'closing' },
  { href: '/callbacks', message: 'callbacks', icon: 'send', permission: 'callbacks:read', group: 'integration' },
  { href: '/webhooks', message: 'webhooks', icon: 'link', permission: 'webhooks:read', group: 'integration' },
  { href: '/inbox', message: 'inbox', icon: 'arrow-in', permission: 'webhooks:read', group: 'integration' },
  { href: '/developers', message: 'developers', icon: 'keyboard', permission: 'webhooks:read', group: 'integration' },
  { href: '/account', message: 'account', icon: 'bank', permission: 'account:read', group: 'account' },
  { href: '/pix-keys', message: 'pixKeys', icon: 'key', permission: 'pix-keys:read', group: 'account' },
  { href: '/settings/staff', message: 'staff', icon: 'users', permission: 'staff:read', group: 'account' },
  { href: '/settings/roles', message: 'roles', icon: 'key', permission: 'roles:read', group: 'account' },
  { href: '/settings/approval-rules', message: 'approvalRules', icon: 'lock', permission: 'approval-rules:read', group: 'account' },
  { href: '/settings/spending-limits', message: 'spendingLimits', icon: 'rows', permission: 'spending-limits:read', group: 'account' },
  { href: '/settings/audit', message: 'audit', icon: 'clipboard', permission: 'audit:read', group: 'account' },
  { href: '/settings/retention', message: 'retention', icon: 'hourglass', permission: 'retention:read', group: 'account' },
  { href: '/settings/system', message: 'system', icon: 'monitor', permission: 'system:read', group: 'account' },
  { href: '/settings/team-chat', message: 'teamChat', icon: 'send', permission: 'team-chat:write', group: 'account' },
  { href: '/settings/personal-data', message: 'dataSubjects', icon: 'search', permission: 'data-subjects:read', group: 'account' },
  { href: '/notices', message: 'notices', icon: 'bell', permission: 'sessions:own', group: 'own' },
  { href: '/settings/notices', message: 'noticeSettings', icon: 'bell', permission: 'sessions:own', group: 'own' },
  { href: '/settings/security', message: 'security', icon: 'lock', permission: 'sessions:own', group: 'own' },
  { href: '/settings/sessions', message: 'sessions', icon: 'monitor', permission: 'sessions:own', group: 'own' },
] as const satisfies readonly Page[];

export type NavigationPage = (typeof navigation)[number];

/** The pages whose list can be exported. What a file contains is declared with the list, in `lib/lists`. */
export const exportLists = [
  'transactions',
  'charges',
  'withdrawals',
  'transfers',
  'infractions',
  'virtualAccounts',
  'statements',
  'callbacks',
  'cardCharges',
  'recurrences',
  'inbox',
  'notes',
  'audit',
] as const satisfies readonly NavigationPage['message'][];

export type ExportList = (typeof exportLists)[number];

/** The pages a person may open, in order. */
export function pagesFor(permissions: readonly Permission[]): NavigationPage[] {
  return navigation.filter((page) => permissions.includes(page.permission));
}

/** Where somebody arrives: the first page of their menu, or what is about themselves. */
export function startPage(permissions: readonly Permission[]): NavigationPage['href'] {
  const pages = pagesFor(permissions);
  return (pages.find(({ group }) => group !== 'own') ?? pages[0])?.href ?? '/';
}

/** The page a path belongs to: "/transactions/7c1f" is under "/transactions". */
export function pageOf(path: string): NavigationPage | undefined {
  return closestPage(path, navigation);
}

/** The page with the longest address that a path is at or under; the overview is above no other. */
export function closestPage<P extends { readonly href: string }>(path: string, pages: readonly P[]): P | undefined {
  const above = pages.filter(({ href }) => `${path}/`.startsWith(`${href}/`));
  return above.toSorted((a, b) => b.href.length - a.href.length)[0];
}
