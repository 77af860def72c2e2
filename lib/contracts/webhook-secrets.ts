import type { Endpoint } from './endpoint';
import { resource } from './resource';

/** The secrets of webhooks that our own inbox verifies with, besides those of its settings. They go in and never come out. */
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
  keep: {
    service: 'office',
    method: 'PUT',
    path: '/webhook-secrets/{webhookId}',
    permission: 'webhooks:write',
    effect: 'change',
    audit: { action: 'webhook.secret-kept' },
    basis: 'stated',
    accepts: 'json',
    refreshes: ['webhookSecrets'],
    errors: ['SVB400'],
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
