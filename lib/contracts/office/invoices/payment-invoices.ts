import type { Endpoint } from '@/lib/contracts/endpoint';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { resource } from '@/lib/contracts/resource';

/** Characters of the number of an invoice, and bytes of the file that is stored with it. */
export const invoiceLimits = { number: 60, bytes: 10 * 1024 * 1024 } as const;

/** The handler asks for the right to make such payments, of which there are two. */
const write = {
  service: 'office',
  method: 'PUT',
  permission: 'sessions:own',
  effect: 'change',
  limit: 'money',
  accepts: 'multipart',
} as const;
const writeErrors = [
  ownCodes.invalidRequest,
  ownCodes.forbidden,
  ownCodes.outdated,
  ownCodes.tooLarge,
  ownCodes.unsupportedMediaType,
] as const;

/** The invoice that a payment of ours pays: its number and one file, for ourselves. The service never gets it. */
export const paymentInvoices = resource('paymentInvoices', {
  read: {
    service: 'office',
    method: 'GET',
    path: '/operations/{id}/invoice',
    params: { id: 'uuid' },
    permission: 'operations:read',
    effect: 'read',
    limit: 'personal',
    errors: [ownCodes.notFound],
  },
  /** Stores it under the key of the form that is about to pay, in place of what the form stored before. */
  add: {
    ...write,
    path: '/payment-invoices/{key}',
    params: { key: 'uuid' },
    audit: { action: 'payment-invoice.added' },
    errors: [...writeErrors, ownCodes.draftQuotaReached],
  },
  /** Changes that of a payment, also long after it was sent. */
  change: {
    ...write,
    path: '/operations/{id}/invoice',
    params: { id: 'uuid' },
    audit: { action: 'payment-invoice.changed' },
    refreshes: ['paymentInvoices', 'operations'],
    errors: [...writeErrors, ownCodes.notFound],
  },
  open: {
    service: 'office',
    method: 'GET',
    path: '/operations/{id}/invoice/file',
    params: { id: 'uuid' },
    permission: 'operations:read',
    effect: 'read',
    audit: { action: 'payment-invoice.opened' },
    limit: 'export',
    answers: 'evidence',
    errors: [ownCodes.notFound, ownCodes.forbidden],
  },
} as const satisfies Record<string, Endpoint>);
