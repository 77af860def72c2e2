import type { Endpoint } from '@/lib/contracts/endpoint';
import { resource } from '@/lib/contracts/resource';

/** interface: Transaction, withdrawPixType. */
export const pixKeyTypes = ['cpf', 'cnpj', 'email', 'phone', 'evp'] as const;

export type PixKeyType = (typeof pixKeyTypes)[number];

/** interface: Withdrawals. A lookup names a person and is counted by the central bank: on a click only, never while typing. */
export const pixKeys = resource('pixKeys', {
  find: {
    service: 'pix',
    method: 'GET',
    path: '/pix/key',
    query: { pixKey: { kind: 'text', max: 77, required: true } },
    permission: 'pix-keys:look-up',
    effect: 'read',
    basis: 'published',
    errors: ['SVV001', 'SVA100', 'SVA200', 'SVK200', 'SVK300', 'SVK400', 'SVK600', 'SVI110', 'SVI111', 'SVF500', 'SVG429'],
    reach: 'server',
  },
  list: {
    service: 'pix',
    method: 'GET',
    path: '/user/pix-keys',
    permission: 'pix-keys:read',
    effect: 'read',
    limit: 'personal',
    basis: 'assumed',
    errors: ['SVA100', 'SVA200', 'SVG404'],
  },
} as const satisfies Record<string, Endpoint>);
