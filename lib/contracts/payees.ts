import type { Endpoint } from './endpoint';
import { pixKeys } from './pix-keys';
import { qrCodes } from './qr-codes';
import { resource } from './resource';

/**
 * Who would be paid, asked in a body so that no key stands in an address. The answer carries a confirmation, sealed by our
 * server, without which nothing is paid: what a person confirmed is what the service told, and what is stored.
 */
export const payees = resource('payees', {
  byKey: {
    service: 'office',
    method: 'POST',
    path: '/payees/by-key',
    permission: 'pix-keys:look-up',
    effect: 'read',
    limit: 'lookup',
    basis: 'stated',
    accepts: 'json',
    destinations: { pixKey: 'look-up' },
    errors: [...pixKeys.find.errors, 'SVB400'],
  },
  byQrCode: {
    service: 'office',
    method: 'POST',
    path: '/payees/by-qr-code',
    permission: 'qr-codes:read',
    effect: 'read',
    limit: 'lookup',
    basis: 'stated',
    accepts: 'json',
    codes: ['qrCode'],
    destinations: { qrCode: 'look-up' },
    errors: [...qrCodes.read.errors, 'SVB400'],
  },
} as const satisfies Record<string, Endpoint>);
