import type { Permission } from '@/lib/contracts/office/permission';

/** The areas in which the permissions of a role are shown and chosen, in order. */
export const permissionAreas = {
  account: ['account:read', 'account:change', 'pix-keys:read', 'pix-keys:look-up'],
  receiving: [
    'transactions:read',
    'charges:read',
    'charges:create',
    'charges:share',
    'pending-deposits:read',
    'receipts:download',
    'notes:read',
    'notes:write',
    'tags:write',
  ],
  paying: [
    'withdrawals:read',
    'withdrawals:create',
    'qr-codes:read',
    'transfers:read',
    'transfers:create',
    'refunds:create',
    'operations:read',
    'operations:check',
  ],
  card: ['card-charges:read', 'card-charges:create', 'card-charges:reverse', 'recurrences:read', 'recurrences:write', 'exchange:read'],
  disputes: ['infractions:read', 'infractions:defend'],
  closing: ['statements:read', 'statements:close', 'reports:read', 'reports:create', 'reports:download', 'exports:read'],
  integration: ['callbacks:read', 'callbacks:resend', 'webhooks:read', 'webhooks:write'],
  personalData: ['personal-data:read', 'personal-data:reveal', 'personal-data:filter', 'data-subjects:read', 'data-subjects:handle'],
  approvals: [
    'approvals:read',
    'approvals:decide',
    'approvals:override',
    'approval-rules:read',
    'approval-rules:write',
    'spending-limits:read',
    'spending-limits:write',
  ],
  people: [
    'staff:read',
    'staff:write',
    'roles:read',
    'roles:write',
    'roles:assign',
    'audit:read',
    'retention:read',
    'system:read',
    'team-chat:write',
    'saved-views:share',
  ],
} as const satisfies Readonly<Record<string, readonly Permission[]>>;

export type PermissionArea = keyof typeof permissionAreas;

/** The areas of which a role opens something, each with what of it. */
export function areasOf(permissions: readonly Permission[]): { area: PermissionArea; permissions: Permission[] }[] {
  return areaNames
    .map((area) => ({ area, permissions: permissionAreas[area].filter((permission) => permissions.includes(permission)) }))
    .filter(({ permissions: opened }) => opened.length > 0);
}

export const areaNames = [
  'account',
  'receiving',
  'paying',
  'card',
  'disputes',
  'closing',
  'integration',
  'personalData',
  'approvals',
  'people',
] as const satisfies readonly PermissionArea[];
