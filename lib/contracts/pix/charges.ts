import type { Endpoint } from '@/lib/contracts/endpoint';
import { lookup } from '@/lib/contracts/lookup';
import type { QueryFields } from '@/lib/contracts/query/query-field';
import { resource } from '@/lib/contracts/resource';

/** The receipt format to request; the answer's content type says what came. */
export const receiptQuery = { type: { kind: 'one', values: ['pdf', 'base64'] } } as const satisfies QueryFields;

const creationErrors = [
  'SVV001',
  'SVA100',
  'SVA200',
  'SVC210',
  'SVD100',
  'SVD103',
  'SVD200',
  'SVD201',
  'SVD500',
  'SVD600',
  'SVD601',
  'SVD602',
  'SVI101',
  'SVI110',
  'SVI111',
  'SVF500',
  'SVG429',
] as const;

/** interface: Deposits. */
export const charges = resource('charges', {
  create: {
    service: 'pix',
    method: 'POST',
    path: '/pix',
    permission: 'charges:create',
    effect: 'money',
    audit: { action: 'operation.opened' },
    limit: 'money',
    basis: 'stated',
    accepts: 'json',
    errors: creationErrors,
    refreshes: ['charges', 'transactions', 'volume'],
  },
  find: {
    service: 'pix',
    method: 'GET',
    path: '/pix',
    query: lookup,
    permission: 'charges:read',
    effect: 'read',
    limit: 'personal',
    basis: 'stated',
    errors: ['SVV001', 'SVA100', 'SVA200', 'SVC310', 'SVG429'],
  },
  qrCode: {
    service: 'pix',
    method: 'GET',
    path: '/pix/qr-code/{id}',
    permission: 'charges:read',
    effect: 'read',
    basis: 'published',
    answers: 'png',
    errors: ['SVA100', 'SVA200', 'SVK301', 'SVK601'],
  },
  receipt: {
    service: 'pix',
    method: 'GET',
    path: '/proof/{id}',
    query: receiptQuery,
    permission: 'receipts:download',
    effect: 'read',
    audit: { action: 'receipt.downloaded' },
    limit: 'export',
    basis: 'published',
    answers: 'pdf',
    errors: ['SVV001', 'SVA100', 'SVA200', 'SVC310', 'SVC320', 'SVC321', 'SVI103'],
  },
  createLegacy: {
    service: 'pix',
    method: 'POST',
    path: '/transactions',
    permission: 'charges:create',
    effect: 'money',
    audit: { action: 'operation.opened' },
    basis: 'assumed',
    accepts: 'json',
    errors: creationErrors,
    refreshes: ['charges', 'transactions', 'volume'],
    reach: 'sandbox',
  },
} as const satisfies Record<string, Endpoint>);
