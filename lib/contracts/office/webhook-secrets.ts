import type { Endpoint } from '@/lib/contracts/endpoint';
import { resource } from '@/lib/contracts/resource';

/**
 * The secrets of webhooks that our own inbox verifies with, besides those of its settings. Our server keeps one when the service tells it,
 * for a webhook that calls us and no other; nobody can bring one, and none comes out.
 */
export const webhookSecrets = resource('webhookSecrets', {
  list: {
    service: 'office',
    method: 'GET',
    path: '/webhook-secrets',
    permission: 'webhooks:read',
    effect: 'read',
    basis: 'stated',
    errors: [],
  },
  forget: {
    service: 'office',
    method: 'DELETE',
    path: '/webhook-secrets/{webhookId}',
    permission: 'webhooks:write',
    effect: 'change',
    audit: { action: 'webhook.secret-forgotten' },
    basis: 'stated',
    refreshes: ['webhookSecrets'],
    errors: [],
  },
} as const satisfies Record<string, Endpoint>);
