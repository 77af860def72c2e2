import type { Endpoint } from '@/lib/contracts/endpoint';
import { paging } from '@/lib/contracts/query/query-field';
import { resource } from '@/lib/contracts/resource';

/** interface: Callbacks. The service's own log of its deliveries. */
export const callbacks = resource('callbacks', {
  list: {
    service: 'pix',
    method: 'GET',
    path: '/user/callbacks',
    query: {
      ...paging,
      id: { kind: 'id' },
      url: { kind: 'text', max: 500, ownAddress: true },
      status: { kind: 'integer', min: 100, max: 599 },
      transactionId: { kind: 'id' },
      hasError: { kind: 'flag' },
      createdAtFrom: { kind: 'instant' },
      createdAtTo: { kind: 'instant' },
      sortBy: { kind: 'one', values: ['createdAt', 'status'] },
      sortDirection: { kind: 'one', values: ['asc', 'desc'] },
    },
    permission: 'callbacks:read',
    effect: 'read',
    limit: 'personal',
    basis: 'published',
    errors: ['SVV001', 'SVA100', 'SVA200', 'SVG429'],
  },
  read: {
    service: 'pix',
    method: 'GET',
    path: '/user/callbacks/{id}',
    permission: 'callbacks:read',
    effect: 'read',
    limit: 'personal',
    basis: 'published',
    errors: ['SVA100', 'SVA200', 'SVG404'],
  },
  resend: {
    service: 'pix',
    method: 'POST',
    path: '/user/callbacks/resend/{transactionId}',
    permission: 'callbacks:resend',
    effect: 'change',
    audit: { action: 'callback.resent' },
    basis: 'published',
    errors: ['SVA100', 'SVA200', 'SVC310', 'SVG404', 'SVG429'],
    refreshes: ['callbacks', 'resends'],
  },
  resendMany: {
    service: 'pix',
    method: 'POST',
    path: '/user/callbacks/resend',
    permission: 'callbacks:resend',
    effect: 'change',
    audit: { action: 'callback.resent' },
    basis: 'published',
    accepts: 'json',
    errors: ['SVV001', 'SVA100', 'SVA200', 'SVG404', 'SVG429'],
    refreshes: ['callbacks'],
    reach: 'server',
  },
} as const satisfies Record<string, Endpoint>);
