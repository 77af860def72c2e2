import { resource } from '@/lib/contracts/resource';
import type { CardEndpoint } from './card-endpoint';

/** interface: Card interface. Called by our server only, with client id and secret: open to no role and no browser. */
export const cardTokens = resource('cardTokens', {
  create: {
    service: 'card',
    method: 'POST',
    path: '/token',
    permission: 'card-tokens:create',
    effect: 'read',
    basis: 'published',
    accepts: 'json',
    errors: ['SV001', 'SV010', 'SV901', 'SV999'],
    reach: 'server',
  },
} as const satisfies Record<string, CardEndpoint>);
