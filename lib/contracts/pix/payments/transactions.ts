import type { Endpoint } from '@/lib/contracts/endpoint';
import { paging } from '@/lib/contracts/query/query-field';
import { resource } from '@/lib/contracts/resource';

/** interface: States and transitions. */
export const transactionStatuses = ['PENDING', 'COMPLETED', 'CANCELED', 'WAITING_FOR_REFUND', 'REFUNDED', 'EXPIRED', 'ERROR'] as const;
/** interface: Reports. The types its filter accepts. */
export const transactionFilterTypes = ['DEPOSIT', 'WITHDRAW', 'COMMISSION'] as const;
/** interface: Transaction. The types of a record, including the variant's INTERNAL_TRANSFER. */
export const transactionTypes = [...transactionFilterTypes, 'INTERNAL_TRANSFER'] as const;
/** interface: Transaction. The methods one variant names. */
export const transactionMethods = ['PIX', 'BANK_SLIP', 'INTERNAL_TRANSFER'] as const;
export const refundStatuses = ['PENDING', 'COMPLETED', 'CANCELED'] as const;

/** interface: Reports. */
export const transactions = resource('transactions', {
  list: {
    service: 'pix',
    method: 'GET',
    path: '/user/transactions',
    query: {
      ...paging,
      dateFrom: { kind: 'instant' },
      dateTo: { kind: 'instant' },
      clientReference: { kind: 'text', max: 64 },
      virtualAccount: { kind: 'text', max: 50 },
      status: { kind: 'several', values: transactionStatuses },
      type: { kind: 'several', values: transactionFilterTypes },
      endToEndId: { kind: 'id' },
      document: { kind: 'document' },
      name: { kind: 'text', max: 120 },
      amount: { kind: 'amount' },
    },
    permission: 'transactions:read',
    effect: 'read',
    limit: 'personal',
    basis: 'stated',
    errors: ['SVV001', 'SVA100', 'SVA200', 'SVG429'],
  },
  read: {
    service: 'pix',
    method: 'GET',
    path: '/user/transactions/{id}',
    permission: 'transactions:read',
    effect: 'read',
    limit: 'personal',
    basis: 'published',
    errors: ['SVC310', 'SVA100', 'SVA200'],
  },
} as const satisfies Record<string, Endpoint>);
