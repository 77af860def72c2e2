import type { Endpoint } from '@/lib/contracts/endpoint';
import { resource } from '@/lib/contracts/resource';
import { zones } from '@/lib/format/zone';
import { healthSpans } from './delivery-health';

/** What the merchant's developers need to know of the service, the account and the deliveries. */
export const developers = resource('developers', {
  capabilities: {
    service: 'office',
    method: 'GET',
    path: '/developers/capabilities',
    permission: 'webhooks:read',
    effect: 'read',
    errors: [],
  },
  variants: {
    service: 'office',
    method: 'GET',
    path: '/developers/variants',
    permission: 'webhooks:read',
    effect: 'read',
    errors: [],
  },
  checkVariants: {
    service: 'office',
    method: 'POST',
    path: '/developers/variants/check',
    permission: 'callbacks:resend',
    effect: 'change',
    audit: { action: 'variants.checked' },
    errors: [],
    refreshes: ['developers'],
  },
  destinations: {
    service: 'office',
    method: 'GET',
    path: '/developers/destinations',
    query: {
      span: { kind: 'one', values: healthSpans, required: true },
      /** Whose days are counted. */
      zone: { kind: 'one', values: zones, required: true },
    },
    permission: 'webhooks:read',
    effect: 'read',
    errors: [],
  },
} as const satisfies Record<string, Endpoint>);
