import type { Endpoint } from '@/lib/contracts/endpoint';
import { resource } from '@/lib/contracts/resource';

export const autoWithdrawFrequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'BALANCE'] as const;

/**
 * interface: Account, "Auto-withdraw configuration exists under the Account area". One more verb of `account`. The rule pays the whole
 * balance automatically, so changing it is an operation like a withdrawal, to a confirmed payee.
 */
export const autoWithdraw = resource('account', {
  change: {
    service: 'pix',
    method: 'PATCH',
    path: '/user',
    permission: 'account:change',
    effect: 'money',
    sensitive: 'automatic-withdrawal',
    audit: { action: 'operation.opened' },
    basis: 'assumed',
    accepts: 'json',
    destinations: { 'autoWithdraw.pixKey': 'confirmed-payee' },
    limit: 'money',
    errors: ['SVV001', 'SVA100', 'SVA200', 'SVA204', 'SVK200', 'SVG404'],
    refreshes: ['account', 'balance', 'serviceStatus'],
  },
} as const satisfies Record<string, Endpoint>);
