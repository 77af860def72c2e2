import type { Endpoint } from '@/lib/contracts/endpoint';
import { paging } from '@/lib/contracts/query/query-field';
import { resource } from '@/lib/contracts/resource';

export const statementOperations = ['INCREMENT', 'DECREMENT'] as const;

/** interface: Reports. Every movement of the balance, with the balance before and after. */
export const statements = resource('statements', {
  list: {
    service: 'pix',
    method: 'GET',
    path: '/user/bank-statements',
    query: {
      ...paging,
      createdAtFrom: { kind: 'instant', required: true },
      createdAtTo: { kind: 'instant', required: true },
      id: { kind: 'id' },
      operation: { kind: 'one', values: statementOperations },
      reason: { kind: 'text', max: 120 },
      transactionId: { kind: 'id' },
      amountFrom: { kind: 'amount' },
      amountTo: { kind: 'amount' },
      sortBy: { kind: 'one', values: ['createdAt', 'amount'] },
      sortDirection: { kind: 'one', values: ['asc', 'desc'] },
    },
    permission: 'statements:read',
    effect: 'read',
    basis: 'later',
    errors: ['SVV001', 'SVA100', 'SVA200', 'SVG404', 'SVG429'],
  },
  read: {
    service: 'pix',
    method: 'GET',
    path: '/user/bank-statements/{id}',
    permission: 'statements:read',
    effect: 'read',
    basis: 'later',
    errors: ['SVA100', 'SVA200', 'SVG404'],
  },
} as const satisfies Record<string, Endpoint>);
