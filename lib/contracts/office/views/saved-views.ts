import type { Endpoint } from '@/lib/contracts/endpoint';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { resource } from '@/lib/contracts/resource';

/** The lists of which views are saved: those whose address holds more than a page. A test compares them with the declarations of the lists. */
export const savedViewLists = [
  'transactions',
  'charges',
  'pendingDeposits',
  'withdrawals',
  'transfers',
  'infractions',
  'operations',
  'approvals',
  'cardCharges',
  'recurrences',
  'virtualAccounts',
  'statements',
  'callbacks',
  'undelivered',
  'inbox',
  'audit',
  'notes',
  'taggedRecords',
  'notices',
  'serviceCalls',
] as const;

export type SavedViewList = (typeof savedViewLists)[number];

/** The most characters of a view's name, and the most views a person, or a role, has of one list. */
export const savedViewLimits = { name: 40, views: 20 } as const;

/** What a change of views may be refused for, as the reason of its field: a name that is taken, a list that is full, and a role that does not read the list. */
export type SavedViewRefusal = 'taken' | 'full' | 'unknown';

const own = { service: 'office', permission: 'sessions:own', effect: 'change', refreshes: ['savedViews'] } as const;

/** Views of lists that were saved under a name, for oneself or for a role. Whoever reads a list saves views of it; those of a role take a permission of their own. */
export const savedViews = resource('savedViews', {
  list: {
    service: 'office',
    method: 'GET',
    path: '/saved-views',
    query: { list: { kind: 'one', values: savedViewLists, required: true } },
    permission: 'sessions:own',
    effect: 'read',
    errors: [ownCodes.forbidden],
  },
  create: {
    ...own,
    method: 'POST',
    path: '/saved-views',
    audit: { action: 'saved-view.created', facts: ['list', 'role'] },
    accepts: 'json',
    errors: [ownCodes.invalidRequest, ownCodes.forbidden, ownCodes.conflict],
  },
  /** Gives it another name, or replaces what it shows. */
  change: {
    ...own,
    method: 'PATCH',
    path: '/saved-views/{id}',
    params: { id: 'uuid' },
    audit: { action: 'saved-view.changed' },
    accepts: 'json',
    answers: 'nothing',
    errors: [ownCodes.invalidRequest, ownCodes.forbidden, ownCodes.notFound, ownCodes.conflict],
  },
  remove: {
    ...own,
    method: 'DELETE',
    path: '/saved-views/{id}',
    params: { id: 'uuid' },
    audit: { action: 'saved-view.removed' },
    answers: 'nothing',
    errors: [ownCodes.forbidden, ownCodes.notFound],
  },
} as const satisfies Record<string, Endpoint>);
