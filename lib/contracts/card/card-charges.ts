import { paging } from '@/lib/contracts/query/query-field';
import { resource } from '@/lib/contracts/resource';
import type { CardEndpoint } from './card-endpoint';

/** The states of a card payment by the service's number. An issuer's denial is a success with DENIED. */
export const cardPaymentStates = {
  0: 'NOT_FINISHED',
  1: 'AUTHORIZED',
  2: 'PAID',
  3: 'DENIED',
  10: 'VOIDED',
  11: 'REFUNDED',
  12: 'PENDING',
  13: 'ABORTED',
} as const;

/** The intervals of a recurrence as sent; answers have them in capitals. Daily is for the sandbox. */
export const recurrenceIntervals = ['Monthly', 'Annual', 'Daily'] as const;

/** interface: Card interface. Amounts are whole cents. */
export const cardCharges = resource('cardCharges', {
  create: {
    service: 'card',
    method: 'POST',
    path: '/charges',
    permission: 'card-charges:create',
    effect: 'money',
    sensitive: 'card-charge',
    audit: { action: 'operation.opened' },
    limit: 'money',
    basis: 'published',
    accepts: 'json',
    codes: ['card.number'],
    secret: true,
    setting: 'cardEntry',
    errors: [
      'SV001',
      'SV010',
      'SV101',
      'SV102',
      'SV103',
      'SV104',
      'SV105',
      'SV106',
      'SV107',
      'SV108',
      'SV109',
      'SV200',
      'SV201',
      'SV202',
      'SV203',
      'SV900',
      'SV901',
      'SV999',
    ],
    refreshes: ['cardCharges', 'recurrences'],
  },
  list: {
    service: 'card',
    method: 'GET',
    path: '/charges',
    query: { ...paging, startDate: { kind: 'day' }, endDate: { kind: 'day' }, recurrentPaymentId: { kind: 'id' } },
    permission: 'card-charges:read',
    effect: 'read',
    limit: 'personal',
    basis: 'published',
    errors: ['SV001', 'SV010', 'SV901', 'SV999'],
  },
  read: {
    service: 'card',
    method: 'GET',
    path: '/charges/{chargeId}',
    permission: 'card-charges:read',
    effect: 'read',
    limit: 'personal',
    basis: 'published',
    errors: ['SV010', 'SV100', 'SV901', 'SV999'],
  },
  reverse: {
    service: 'card',
    method: 'PUT',
    path: '/charges/{chargeId}/reverse',
    query: { amount: { kind: 'integer', min: 1, max: 999_999_999 } },
    permission: 'card-charges:reverse',
    effect: 'money',
    sensitive: 'card-reversal',
    audit: { action: 'operation.opened' },
    limit: 'money',
    basis: 'published',
    errors: ['SV001', 'SV010', 'SV100', 'SV109', 'SV402', 'SV900', 'SV901', 'SV999'],
    refreshes: ['cardCharges'],
  },
} as const satisfies Record<string, CardEndpoint>);
