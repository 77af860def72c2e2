/** Every permission of the staff. A registry entry names exactly one of these. */
export const permissions = [
  'account:read',
  'account:change',
  'transactions:read',
  'charges:read',
  'charges:create',
  'charges:share',
  'pending-deposits:read',
  'refunds:create',
  'operations:read',
  'operations:check',
  'withdrawals:read',
  'withdrawals:create',
  'qr-codes:read',
  'pix-keys:read',
  'pix-keys:look-up',
  'transfers:read',
  'transfers:create',
  'statements:read',
  'statements:close',
  'reports:read',
  'reports:create',
  'reports:download',
  'exports:read',
  'receipts:download',
  'callbacks:read',
  'callbacks:resend',
  'webhooks:read',
  'webhooks:write',
  'infractions:read',
  'infractions:defend',
  'card-charges:read',
  'card-charges:create',
  'card-charges:reverse',
  'recurrences:read',
  'recurrences:write',
  'exchange:read',
  'card-tokens:create',
  'personal-data:read',
  'personal-data:reveal',
  'personal-data:filter',
  'sessions:own',
  'staff:read',
  'staff:write',
  'roles:read',
  'roles:write',
  'roles:assign',
  'audit:read',
  'retention:read',
  'system:read',
  'team-chat:write',
  'approvals:read',
  'approvals:decide',
  'approvals:override',
  'approval-rules:read',
  'approval-rules:write',
  'spending-limits:read',
  'spending-limits:write',
  'data-subjects:read',
  'data-subjects:handle',
  'saved-views:share',
  'notes:read',
  'notes:write',
  'tags:write',
] as const;

export type Permission = (typeof permissions)[number];

/**
 * The built-in roles. Roles are sets of permissions, without ranks. `admin` manages people and moves no money, but may be the second person of who does. Receipts and reports cannot be masked, so only
 * roles with access to personal data download them; `card-tokens:create` is our server's only.
 */
export const roles = {
  admin: [
    'account:read',
    'sessions:own',
    'staff:read',
    'staff:write',
    'roles:read',
    'roles:write',
    'roles:assign',
    'audit:read',
    'retention:read',
    'system:read',
    'team-chat:write',
    'approvals:read',
    'approvals:decide',
    'approvals:override',
    'approval-rules:read',
    'approval-rules:write',
    'spending-limits:read',
    'spending-limits:write',
    'data-subjects:read',
    'data-subjects:handle',
    'saved-views:share',
  ],
  finance: [
    'account:read',
    'account:change',
    'transactions:read',
    'charges:read',
    'charges:create',
    'charges:share',
    'pending-deposits:read',
    'refunds:create',
    'operations:read',
    'operations:check',
    'withdrawals:read',
    'withdrawals:create',
    'qr-codes:read',
    'pix-keys:read',
    'pix-keys:look-up',
    'transfers:read',
    'transfers:create',
    'statements:read',
    'statements:close',
    'reports:read',
    'reports:create',
    'reports:download',
    'exports:read',
    'receipts:download',
    'card-charges:read',
    'card-charges:create',
    'card-charges:reverse',
    'recurrences:read',
    'recurrences:write',
    'infractions:read',
    'exchange:read',
    'personal-data:read',
    'personal-data:filter',
    'approvals:read',
    'approvals:decide',
    'saved-views:share',
    'notes:read',
    'notes:write',
    'tags:write',
    'sessions:own',
  ],
  support: [
    'account:read',
    'transactions:read',
    'infractions:read',
    'infractions:defend',
    'callbacks:read',
    'exports:read',
    'personal-data:reveal',
    'personal-data:filter',
    'approvals:read',
    'approvals:decide',
    'notes:read',
    'notes:write',
    'tags:write',
    'sessions:own',
  ],
  developer: [
    'account:read',
    'transactions:read',
    'exports:read',
    'callbacks:read',
    'callbacks:resend',
    'webhooks:read',
    'webhooks:write',
    'approvals:read',
    'approvals:decide',
    'notes:read',
    'notes:write',
    'sessions:own',
  ],
  auditor: [
    'account:read',
    'transactions:read',
    'operations:read',
    'charges:read',
    'pending-deposits:read',
    'withdrawals:read',
    'pix-keys:read',
    'transfers:read',
    'statements:read',
    'reports:read',
    'exports:read',
    'callbacks:read',
    'webhooks:read',
    'infractions:read',
    'card-charges:read',
    'recurrences:read',
    'exchange:read',
    'approvals:read',
    'approval-rules:read',
    'spending-limits:read',
    'notes:read',
    'sessions:own',
    'staff:read',
    'roles:read',
    'audit:read',
    'retention:read',
    'system:read',
    'data-subjects:read',
  ],
} as const satisfies Record<string, readonly Permission[]>;

export type BuiltInRole = keyof typeof roles;

/** The id of a role that administrators made: never that of a built-in one, and the same for good, whatever it is called later. */
export type CustomRole = `custom-${string}`;

/** The id of a role, as it stands with a person. What it opens is resolved by the server, with each request. */
export type Role = BuiltInRole | CustomRole;

export const roleNames = ['admin', 'finance', 'support', 'developer', 'auditor'] as const satisfies readonly BuiltInRole[];

export function isBuiltInRole(role: string): role is BuiltInRole {
  return roleNames.some((name) => name === role);
}

/** Somebody, or a role, with what it opens. */
export interface PermissionHolder {
  readonly permissions: readonly Permission[];
}

/** Whether somebody may do something. */
export function may({ permissions }: PermissionHolder, permission: Permission): boolean {
  return permissions.includes(permission);
}

export function roleMay(role: BuiltInRole, permission: Permission): boolean {
  return may({ permissions: roles[role] }, permission);
}

/** The built-in roles that have a permission. */
export function rolesWith(permission: Permission): BuiltInRole[] {
  return roleNames.filter((role) => roleMay(role, permission));
}
