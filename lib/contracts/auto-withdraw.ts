import type { Endpoint } from './endpoint';
import { resource } from './resource';

export const autoWithdrawFrequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'BALANCE'] as const;

/**
 * interface: Account, "Auto-withdraw configuration exists under the Account area". One more verb of `account`. Setting the same rule
 * twice is setting it once, so it is no operation.
 */
export const autoWithdraw = resource('account', {
  change: {
    service: 'pix',
    method: 'PATCH',
    path: '/user',
    permission: 'account:change',
    effect: 'change',
    basis: 'assumed',
    accepts: 'json',
    errors: ['SVV001', 'SVA100', 'SVA200', 'SVA204', 'SVK200', 'SVG404'],
    refreshes: ['account', 'balance', 'serviceStatus'],
  },
} as const satisfies Record<string, Endpoint>);
