import type { Endpoint } from './endpoint';

export const autoWithdrawFrequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'BALANCE'] as const;

/** interface: Account, "Auto-withdraw configuration exists under the Account area". One more verb of `account`. */
export const autoWithdraw = {
  change: {
    service: 'pix',
    method: 'PATCH',
    path: '/user',
    permission: 'account:change',
    effect: 'money',
    basis: 'assumed',
    accepts: 'json',
    errors: ['SVV001', 'SVA100', 'SVA200', 'SVA204', 'SVK200', 'SVG404'],
    refreshes: ['account', 'balance'],
    reach: 'sandbox',
  },
} as const satisfies Record<string, Endpoint>;
