import { resource } from '@/lib/contracts/resource';
import type { CardEndpoint } from './card-endpoint';

/** interface: Card interface, "Reference quotes and conversion". Indicative only: one closing rate a business day. */
export const exchange = resource('exchange', {
  list: {
    service: 'card',
    method: 'GET',
    path: '/currencies/rates',
    permission: 'exchange:read',
    effect: 'read',
    basis: 'published',
    errors: ['SV010', 'SV900', 'SV901', 'SV999'],
  },
  read: {
    service: 'card',
    method: 'GET',
    path: '/currencies/{code}/rate',
    permission: 'exchange:read',
    effect: 'read',
    basis: 'published',
    errors: ['SV001', 'SV010', 'SV900', 'SV901', 'SV999'],
  },
  convert: {
    service: 'card',
    method: 'GET',
    path: '/currencies/{code}/convert',
    query: {
      amount: { kind: 'integer', min: 1, max: 999_999_999, required: true },
      type: { kind: 'one', values: ['bid', 'ask'], required: true },
    },
    permission: 'exchange:read',
    effect: 'read',
    basis: 'published',
    errors: ['SV001', 'SV010', 'SV900', 'SV901', 'SV999'],
  },
} as const satisfies Record<string, CardEndpoint>);
