import type { Endpoint } from '@/lib/contracts/endpoint';
import { lookup } from '@/lib/contracts/lookup';
import { resource } from '@/lib/contracts/resource';

/** interface: Internal transfer. Free, instant, and without an end-to-end id. */
export const transfers = resource('transfers', {
  create: {
    service: 'pix',
    method: 'POST',
    path: '/internal-transfer',
    permission: 'transfers:create',
    effect: 'money',
    sensitive: 'transfer',
    audit: { action: 'operation.opened' },
    limit: 'money',
    basis: 'published',
    accepts: 'json',
    destinations: { receiverAccountNumber: 'confirmed-payee' },
    errors: [
      'SVV001',
      'SVA100',
      'SVA200',
      'SVA203',
      'SVC200',
      'SVC201',
      'SVC202',
      'SVC210',
      'SVC300',
      'SVC400',
      'SVC401',
      'SVC600',
      'SVC602',
      'SVC603',
      'SVG429',
    ],
    refreshes: ['transfers', 'transactions', 'balance', 'statements', 'volume'],
  },
  /** Our own walk over the list of transactions, which has no filter for transfers. */
  list: {
    service: 'office',
    method: 'GET',
    path: '/transfers',
    query: {
      dateFrom: { kind: 'instant', required: true },
      dateTo: { kind: 'instant', required: true },
      clientReference: lookup.clientReference,
      virtualAccount: lookup.virtualAccount,
      name: { kind: 'text', max: 120 },
      amount: { kind: 'amount' },
    },
    permission: 'transfers:read',
    effect: 'read',
    limit: 'personal',
    errors: ['SVV001', 'SVA100', 'SVA200', 'SVG429'],
  },
  find: {
    service: 'pix',
    method: 'GET',
    path: '/internal-transfer',
    query: { id: lookup.id, clientReference: lookup.clientReference, virtualAccount: lookup.virtualAccount },
    permission: 'transfers:read',
    effect: 'read',
    limit: 'personal',
    basis: 'published',
    errors: ['SVV001', 'SVA100', 'SVA200', 'SVC301', 'SVG429'],
  },
} as const satisfies Record<string, Endpoint>);
