import type { Endpoint } from '@/lib/contracts/endpoint';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { resource } from '@/lib/contracts/resource';

/** The most payees that are saved, and the most characters of a name and a note. */
export const savedPayeeLimits = { payees: 500, name: 60, note: 500 } as const;

/** What a change of saved payees may be refused for, as the reason of its field: a key that is saved already, a list that is full. */
export type SavedPayeeRefusal = 'taken' | 'full';

const own = { service: 'office', permission: 'withdrawals:create' } as const;

/**
 * Payees whose keys are not typed again, shared by everybody who pays. A key is saved after its holder was looked up and seen, and stays as it is; each
 * payment looks its holder up afresh.
 */
export const savedPayees = resource('savedPayees', {
  list: { ...own, method: 'GET', path: '/saved-payees', effect: 'read', limit: 'personal', errors: [] },
  create: {
    ...own,
    method: 'POST',
    path: '/saved-payees',
    effect: 'change',
    audit: { action: 'saved-payee.created' },
    refreshes: ['savedPayees'],
    accepts: 'json',
    destinations: { pixKey: 'seen-payee' },
    errors: [ownCodes.invalidRequest, ownCodes.conflict, ownCodes.payeeNotConfirmed],
  },
  /** Another name or note; the key stays. */
  change: {
    ...own,
    method: 'PATCH',
    path: '/saved-payees/{id}',
    params: { id: 'uuid' },
    effect: 'change',
    audit: { action: 'saved-payee.changed' },
    refreshes: ['savedPayees'],
    accepts: 'json',
    answers: 'nothing',
    errors: [ownCodes.invalidRequest, ownCodes.notFound, ownCodes.outdated],
  },
  remove: {
    ...own,
    method: 'DELETE',
    path: '/saved-payees/{id}',
    params: { id: 'uuid' },
    effect: 'change',
    audit: { action: 'saved-payee.removed' },
    answers: 'nothing',
    refreshes: ['savedPayees'],
    errors: [ownCodes.notFound],
  },
} as const satisfies Record<string, Endpoint>);
