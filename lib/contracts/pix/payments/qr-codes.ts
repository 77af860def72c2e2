import type { Endpoint } from '@/lib/contracts/endpoint';
import { resource } from '@/lib/contracts/resource';

/** interface: Withdrawals, "Read a QR code before paying". */
export const qrCodes = resource('qrCodes', {
  read: {
    service: 'pix',
    method: 'POST',
    path: '/pix/qrcode/read',
    permission: 'qr-codes:read',
    effect: 'read',
    basis: 'published',
    accepts: 'json',
    codes: ['emv'],
    destinations: { emv: 'look-up' },
    errors: ['SVV001', 'SVA100', 'SVA200', 'SVK101', 'SVK301', 'SVK310', 'SVK401', 'SVK601', 'SVI110', 'SVI111', 'SVF500', 'SVG429'],
    reach: 'server',
  },
} as const satisfies Record<string, Endpoint>);
