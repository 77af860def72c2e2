/** Every permission of the staff. A registry entry names exactly one of these. */
export const permissions = [
  'account:read',
  'account:change',
  'transactions:read',
  'charges:read',
  'charges:create',
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
  'audit:read',
  'retention:read',
] as const;

export type Permission = (typeof permissions)[number];

/**
 * Roles are sets of permissions, without ranks. `admin` manages people and moves no money. Receipts and reports cannot be masked, so only
 * roles with access to personal data download them; `card-tokens:create` is our server's only.
 */
export const roles = {
  admin: ['account:read', 'sessions:own', 'staff:read', 'staff:write', 'audit:read', 'retention:read'],
  finance: [
    'account:read',
    'account:change',
    'transactions:read',
    'charges:read',
    'charges:create',
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
    'sessions:own',
    'staff:read',
    'audit:read',
    'retention:read',
  ],
} as const satisfies Record<string, readonly Permission[]>;

export type Role = keyof typeof roles;

export const roleNames = ['admin', 'finance', 'support', 'developer', 'auditor'] as const satisfies readonly Role[];

export function roleMay(role: Role, permission: Permission): boolean {
  const granted: readonly Permission[] = roles[role];
  return granted.includes(permission);
}

/** The roles that have a permission, to name whom to ask for it. */
export function rolesWith(permission: Permission): Role[] {
  return roleNames.filter((role) => roleMay(role, permission));
}
