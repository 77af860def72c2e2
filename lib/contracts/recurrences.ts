import type { CardEndpoint } from './card-endpoint';

/** interface: Recurrence status. ENDED cannot come back. */
export const recurrenceStatuses = ['ACTIVE', 'INACTIVE', 'ENDED'] as const;

/** interface: Card interface. Nothing is sent to us when a recurrence changes: it is read again. */
export const recurrences = {
  read: {
    service: 'card',
    method: 'GET',
    path: '/charges/recurrences/{recurrentPaymentId}',
    permission: 'recurrences:read',
    effect: 'read',
    basis: 'published',
    assumption: 'Found by the `recurrentPaymentId` of its charges; a recurrence has interval, status, amount, next and last day.',
    errors: ['SV010', 'SV500', 'SV901', 'SV999'],
    reach: 'sandbox',
  },
  changeAmount: {
    service: 'card',
    method: 'PUT',
    path: '/charges/recurrences/{recurrentPaymentId}/amount',
    permission: 'recurrences:write',
    effect: 'money',
    basis: 'published',
    assumption: 'The new amount in cents counts from the next cycle.',
    accepts: 'json',
    errors: ['SV001', 'SV010', 'SV101', 'SV102', 'SV500', 'SV503', 'SV505', 'SV900', 'SV901', 'SV999'],
    refreshes: ['recurrences', 'cardCharges'],
    reach: 'sandbox',
  },
  deactivate: {
    service: 'card',
    method: 'PUT',
    path: '/charges/recurrences/{recurrentPaymentId}/deactivate',
    permission: 'recurrences:write',
    effect: 'change',
    basis: 'published',
    assumption: 'Nothing is sent; the answer is the recurrence, INACTIVE.',
    errors: ['SV010', 'SV500', 'SV503', 'SV505', 'SV900', 'SV901', 'SV999'],
    refreshes: ['recurrences', 'cardCharges'],
    reach: 'sandbox',
  },
  reactivate: {
    service: 'card',
    method: 'PUT',
    path: '/charges/recurrences/{recurrentPaymentId}/reactivate',
    permission: 'recurrences:write',
    effect: 'money',
    basis: 'published',
    assumption: 'It becomes ACTIVE; charging the missed cycles may have to be accepted with `acceptRetroactiveCharges`.',
    accepts: 'json',
    errors: ['SV001', 'SV010', 'SV500', 'SV503', 'SV504', 'SV505', 'SV900', 'SV901', 'SV999'],
    refreshes: ['recurrences', 'cardCharges'],
    reach: 'sandbox',
  },
} as const satisfies Record<string, CardEndpoint>;
