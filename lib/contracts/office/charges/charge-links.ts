import type { Endpoint } from '@/lib/contracts/endpoint';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { resource } from '@/lib/contracts/resource';

const ofCharge = { service: 'office', path: '/charge-links/{id}', params: { id: 'id' }, permission: 'charges:share' } as const;

/** The link of a charge to a page that its payer opens without signing in, by the id of the charge. It exists only after somebody asked for it. */
export const chargeLinks = resource('chargeLinks', {
  find: { ...ofCharge, method: 'GET', effect: 'read', errors: [] },
  /** Makes the link of a charge that waits to be paid; the present one where there is one already. */
  create: {
    ...ofCharge,
    method: 'POST',
    effect: 'change',
    audit: { action: 'charge-link.created' },
    refreshes: ['chargeLinks'],
    errors: [ownCodes.conflict, 'SVC310'],
  },
  /** Takes it back: whoever opens it learns that, and nothing else. */
  remove: {
    ...ofCharge,
    method: 'DELETE',
    effect: 'change',
    audit: { action: 'charge-link.removed' },
    answers: 'nothing',
    refreshes: ['chargeLinks'],
    errors: [ownCodes.notFound],
  },
} as const satisfies Record<string, Endpoint>);
