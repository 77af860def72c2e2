import type { Endpoint } from '@/lib/contracts/endpoint';
import { paging } from '@/lib/contracts/query/query-field';
import { resource } from '@/lib/contracts/resource';
import type { CardEndpoint } from './card-endpoint';

/** interface: Card interface. ENDED cannot resume. */
export const recurrenceStatuses = ['ACTIVE', 'INACTIVE', 'ENDED'] as const;

/** interface: Card interface. The service sends no callback when a recurrence changes: it is fetched again. */
export const recurrences = resource('recurrences', {
  read: {
    service: 'card',
    method: 'GET',
    path: '/charges/recurrences/{recurrentPaymentId}',
    permission: 'recurrences:read',
    effect: 'read',
    basis: 'published',
    errors: ['SV010', 'SV500', 'SV901', 'SV999'],
  },
  changeAmount: {
    service: 'card',
    method: 'PUT',
    path: '/charges/recurrences/{recurrentPaymentId}/amount',
    permission: 'recurrences:write',
    effect: 'money',
    sensitive: 'recurrence-amount',
    audit: { action: 'operation.opened' },
    limit: 'money',
    basis: 'published',
    accepts: 'json',
    errors: ['SV001', 'SV010', 'SV101', 'SV102', 'SV500', 'SV503', 'SV505', 'SV900', 'SV901', 'SV999'],
    refreshes: ['recurrences', 'cardCharges'],
  },
  deactivate: {
    service: 'card',
    method: 'PUT',
    path: '/charges/recurrences/{recurrentPaymentId}/deactivate',
    permission: 'recurrences:write',
    effect: 'change',
    audit: { action: 'recurrence.deactivated' },
    basis: 'published',
    errors: ['SV010', 'SV500', 'SV503', 'SV505', 'SV900', 'SV901', 'SV999'],
    refreshes: ['recurrences', 'cardCharges'],
  },
  reactivate: {
    service: 'card',
    method: 'PUT',
    path: '/charges/recurrences/{recurrentPaymentId}/reactivate',
    permission: 'recurrences:write',
    effect: 'money',
    sensitive: 'recurrence-amount',
    audit: { action: 'operation.opened' },
    limit: 'money',
    basis: 'published',
    accepts: 'json',
    errors: ['SV001', 'SV010', 'SV500', 'SV503', 'SV504', 'SV505', 'SV900', 'SV901', 'SV999'],
    refreshes: ['recurrences', 'cardCharges'],
  },
} as const satisfies Record<string, CardEndpoint>);

/** The service cannot list recurrences: our server collects them from the card charges. */
export const recurrenceList = resource('recurrences', {
  list: {
    service: 'office',
    method: 'GET',
    path: '/recurrences',
    query: {
      ...paging,
      /** Words of the customer's name, the card, a reference or the id. */
      text: { kind: 'text', max: 140 },
      status: { kind: 'one', values: recurrenceStatuses },
      /** Whether the latest cycle failed. */
      failed: { kind: 'flag' },
    },
    permission: 'recurrences:read',
    effect: 'read',
    limit: 'personal',
    errors: [],
  },
} as const satisfies Record<string, Endpoint>);
