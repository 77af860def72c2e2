import type { Endpoint } from '@/lib/contracts/endpoint';
import { resource } from '@/lib/contracts/resource';

/** The path of a refund unless configured otherwise: the interface document names the call but not its path. */
export const refundPath = '/refund/{transactionId}';

/** interface: Withdrawals, "Refund of a received Pix (full or partial)". It completes later. */
export const refunds = resource('refunds', {
  create: {
    service: 'pix',
    method: 'POST',
    path: refundPath,
    permission: 'refunds:create',
    effect: 'money',
    sensitive: 'refund',
    audit: { action: 'operation.opened' },
    limit: 'money',
    basis: 'later',
    accepts: 'json',
    errors: [
      'SVV001',
      'SVA100',
      'SVA200',
      'SVC200',
      'SVC210',
      'SVC310',
      'SVI101',
      'SVI110',
      'SVI111',
      'SVF500',
      'SVG404',
      'SVG409',
      'SVG422',
      'SVG423',
      'SVG429',
    ],
    refreshes: ['transactions', 'balance', 'volume', 'infractions'],
  },
} as const satisfies Record<string, Endpoint>);
