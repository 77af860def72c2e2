import type { Endpoint } from '@/lib/contracts/endpoint';
import { pixKeys } from '@/lib/contracts/pix/account/pix-keys';
import { qrCodes } from '@/lib/contracts/pix/payments/qr-codes';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { resource } from '@/lib/contracts/resource';

/**
 * Looks up a payee, in a body so that no key appears in a URL. The answer has the encrypted lookup, which the same person exchanges for the
 * confirmation of one operation and amount; nothing is paid without it. What was confirmed is what the service returned, and what is
 * stored.
 */
export const payees = resource('payees', {
  byKey: {
    service: 'office',
    method: 'POST',
    path: '/payees/by-key',
    permission: 'pix-keys:look-up',
    effect: 'read',
    audit: { action: 'payee.looked-up' },
    limit: 'lookup',
    accepts: 'json',
    destinations: { pixKey: 'look-up' },
    errors: [...pixKeys.find.errors, ownCodes.invalidRequest],
  },
  byQrCode: {
    service: 'office',
    method: 'POST',
    path: '/payees/by-qr-code',
    permission: 'qr-codes:read',
    effect: 'read',
    audit: { action: 'payee.looked-up' },
    limit: 'lookup',
    accepts: 'json',
    codes: ['qrCode'],
    destinations: { qrCode: 'look-up' },
    errors: [...qrCodes.read.errors, ownCodes.invalidRequest],
  },
  /** The service returns no holder of an account beforehand: all that is known is whom our last transfer to it paid. */
  byAccount: {
    service: 'office',
    method: 'POST',
    path: '/payees/by-account',
    permission: 'transfers:create',
    effect: 'read',
    audit: { action: 'payee.looked-up' },
    accepts: 'json',
    destinations: { accountNumber: 'look-up' },
    limit: 'personal',
    errors: [ownCodes.invalidRequest],
  },
  confirm: {
    service: 'office',
    method: 'POST',
    path: '/payees/confirm',
    permission: 'withdrawals:create',
    effect: 'read',
    accepts: 'json',
    errors: [ownCodes.invalidRequest, ownCodes.payeeNotConfirmed],
  },
} as const satisfies Record<string, Endpoint>);
