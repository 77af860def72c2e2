import { receiptQuery } from './charges';
import type { Endpoint } from './endpoint';
import { lookup } from './lookup';
import { resource } from './resource';

const creationErrors = [
  'SVV001',
  'SVA100',
  'SVA200',
  'SVA203',
  'SVC200',
  'SVC210',
  'SVS102',
  'SVS200',
  'SVS201',
  'SVS202',
  'SVS500',
  'SVS600',
  'SVS601',
  'SVS602',
  'SVI101',
  'SVI110',
  'SVI111',
  'SVF500',
  'SVG423',
  'SVG429',
] as const;

/** interface: Withdrawals. */
export const withdrawals = resource('withdrawals', {
  create: {
    service: 'pix',
    method: 'POST',
    path: '/withdraw',
    permission: 'withdrawals:create',
    effect: 'money',
    basis: 'published',
    accepts: 'json',
    destinations: { pixKey: 'confirmed-payee' },
    errors: [...creationErrors, 'SVK200', 'SVK201', 'SVK300'],
    refreshes: ['withdrawals', 'transactions', 'balance', 'volume'],
  },
  createFromQrCode: {
    service: 'pix',
    method: 'POST',
    path: '/withdraw/qrcode',
    permission: 'withdrawals:create',
    effect: 'money',
    basis: 'published',
    accepts: 'json',
    codes: ['qrCode'],
    destinations: { qrCode: 'confirmed-payee' },
    errors: [...creationErrors, 'SVS603', 'SVS604', 'SVK101', 'SVK301', 'SVK310', 'SVK401', 'SVK601'],
    refreshes: ['withdrawals', 'transactions', 'balance', 'volume'],
  },
  find: {
    service: 'pix',
    method: 'GET',
    path: '/withdraw',
    query: lookup,
    permission: 'withdrawals:read',
    effect: 'read',
    basis: 'published',
    errors: ['SVV001', 'SVA100', 'SVA200', 'SVC310', 'SVG429'],
  },
  receipt: {
    service: 'pix',
    method: 'GET',
    path: '/withdraw/proof/{id}',
    query: receiptQuery,
    permission: 'receipts:download',
    effect: 'read',
    basis: 'published',
    answers: 'pdf',
    errors: ['SVV001', 'SVA100', 'SVA200', 'SVC310', 'SVC320', 'SVC321', 'SVI103'],
  },
} as const satisfies Record<string, Endpoint>);
