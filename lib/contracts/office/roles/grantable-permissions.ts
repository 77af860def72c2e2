import { type Permission, permissions } from '@/lib/contracts/office/permission';

/** What every role has: without it nobody could change a password, enrol a second factor or end a session. */
export const commonPermission = 'sessions:own' satisfies Permission;

/** The permissions a role can be made out of: not what every role has, and not what our server alone may do. */
export const grantablePermissions: readonly Permission[] = permissions.filter(
  (permission) => permission !== commonPermission && permission !== 'card-tokens:create',
);

/** What cannot be masked, and so is downloaded or looked up only by who sees personal data. */
export const unmaskedPermissions: readonly Permission[] = ['receipts:download', 'reports:download', 'pix-keys:look-up'];

/** The most characters of a role's name and description. */
export const roleTextLimits = { name: 40, description: 200 } as const;

/** How many roles a company makes: more than any has, and few enough to be looked through. `all` counts the archived ones too. */
export const roleCountLimits = { inUse: 50, all: 200 } as const;
