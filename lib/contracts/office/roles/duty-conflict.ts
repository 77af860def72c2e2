import type { Permission } from '@/lib/contracts/office/permission';

/** Duties that one person should not have together: a role that joins them is warned about. */
export const dutyConflicts = ['asks-and-approves', 'moves-money-and-manages-staff', 'moves-money-and-closes-books'] as const;

export type DutyConflict = (typeof dutyConflicts)[number];

/** What moves money; a test compares it with the registry. */
export const moneyPermissions: readonly Permission[] = [
  'account:change',
  'charges:create',
  'refunds:create',
  'withdrawals:create',
  'transfers:create',
  'card-charges:create',
  'card-charges:reverse',
  'recurrences:write',
];

/** What asks for something that other people may have to approve; a test compares it with the registry. */
export const askingPermissions: readonly Permission[] = [
  'account:change',
  'refunds:create',
  'withdrawals:create',
  'transfers:create',
  'card-charges:create',
  'card-charges:reverse',
  'recurrences:write',
  'webhooks:write',
  'infractions:defend',
  'approval-rules:write',
  'spending-limits:write',
  'roles:write',
];

/** What decides who may do what. */
export const staffPermissions: readonly Permission[] = ['staff:write', 'roles:write', 'roles:assign'];

/** The duties that these permissions join. */
export function dutyConflictsOf(permissions: readonly Permission[]): DutyConflict[] {
  const has = (some: readonly Permission[]) => permissions.some((permission) => some.includes(permission));
  const movesMoney = has(moneyPermissions);
  const joined: Record<DutyConflict, boolean> = {
    'asks-and-approves': has(askingPermissions) && has(['approvals:decide']),
    'moves-money-and-manages-staff': movesMoney && has(staffPermissions),
    'moves-money-and-closes-books': movesMoney && has(['statements:close']),
  };
  return dutyConflicts.filter((conflict) => joined[conflict]);
}
