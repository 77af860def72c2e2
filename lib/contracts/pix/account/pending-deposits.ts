import type { Endpoint } from '@/lib/contracts/endpoint';
import { paging } from '@/lib/contracts/query/query-field';
import { resource } from '@/lib/contracts/resource';

export const pendingDepositStatuses = ['PENDING', 'APPROVED', 'REJECTED', 'EXPIRED', 'COMPLETED'] as const;

/** interface: Deposits, "Pending deposits". Pix that arrived without a charge and wait for approval, not unpaid charges. */
export const pendingDeposits = resource('pendingDeposits', {
  list: {
    service: 'pix',
    method: 'GET',
    path: '/user/deposit-pending',
    query: {
      ...paging,
      status: { kind: 'several', values: pendingDepositStatuses },
      document: { kind: 'document' },
      name: { kind: 'text', max: 120 },
      endToEndId: { kind: 'id' },
      amountMin: { kind: 'amount' },
      amountMax: { kind: 'amount' },
      createdAtFrom: { kind: 'instant' },
      createdAtTo: { kind: 'instant' },
    },
    permission: 'pending-deposits:read',
    effect: 'read',
    limit: 'personal',
    basis: 'later',
    errors: ['SVV001', 'SVA100', 'SVA200', 'SVG404'],
  },
  read: {
    service: 'pix',
    method: 'GET',
    path: '/user/deposit-pending/{id}',
    permission: 'pending-deposits:read',
    effect: 'read',
    limit: 'personal',
    basis: 'later',
    errors: ['SVA100', 'SVA200', 'SVG404'],
  },
} as const satisfies Record<string, Endpoint>);
