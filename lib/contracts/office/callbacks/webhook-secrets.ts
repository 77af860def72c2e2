import type { Endpoint } from '@/lib/contracts/endpoint';
import { resource } from '@/lib/contracts/resource';

/**
 * The webhook secrets that our inbox verifies with, in addition to the configured ones. Our server stores a secret when the service returns
 * it for a webhook with our address; nobody can supply one, and none is returned.
 */
export const webhookSecrets = resource('webhookSecrets', {
  list: {
    service: 'office',
    method: 'GET',
    path: '/webhook-secrets',
    permission: 'webhooks:read',
    effect: 'read',
    errors: [],
  },
  forget: {
    service: 'office',
    method: 'DELETE',
    path: '/webhook-secrets/{webhookId}',
    params: { webhookId: 'id' },
    permission: 'webhooks:write',
    effect: 'change',
    sensitive: 'webhook-change',
    audit: { action: 'webhook.secret-forgotten' },
    refreshes: ['webhookSecrets'],
    errors: [],
  },
} as const satisfies Record<string, Endpoint>);
