import type { Endpoint } from '@/lib/contracts/endpoint';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { resource } from '@/lib/contracts/resource';

/** The longest that a first payment to a new payee can have to wait. */
export const maxFirstPaymentWaitHours = 72;

/** For how long after its first payment a payee counts as new. */
export const newPayeeHours = 24;

/** Which of the limits a request would exceed. The details of its refusal name it, with what is left, or from when it may be sent. */
export const spendingLimitKinds = ['payoutsPerDay', 'refundsPerDay', 'newPayeePerDay', 'nightPayouts', 'firstPayment'] as const;
export type SpendingLimitKind = (typeof spendingLimitKinds)[number];

/**
 * How much a role, or one person, may send, whatever the service allows. A limit is never changed: a new version takes its place. Those of a
 * person take the place of those of their role.
 */
export const spendingLimits = resource('spendingLimits', {
  list: {
    service: 'office',
    method: 'GET',
    path: '/spending-limits',
    permission: 'spending-limits:read',
    effect: 'read',
    errors: [],
  },
  /** The limits of the person who asks, and what is left of them. */
  mine: {
    service: 'office',
    method: 'GET',
    path: '/spending-limits/mine',
    permission: 'sessions:own',
    effect: 'read',
    errors: [],
  },
  save: {
    service: 'office',
    method: 'PUT',
    /** Whose limits they are: the name of a role, or the id of a person. */
    path: '/spending-limits/{scope}',
    params: { scope: 'id' },
    permission: 'spending-limits:write',
    effect: 'change',
    sensitive: 'spending-limits',
    audit: {
      action: 'spending-limits.changed',
      facts: ['payoutsPerDay', 'refundsPerDay', 'newPayeePerDay', 'firstPaymentWaitHours', 'enabled'],
    },
    accepts: 'json',
    refreshes: ['spendingLimits', 'approvals'],
    errors: [ownCodes.invalidRequest, ownCodes.outdated, ownCodes.notFound],
  },
} as const satisfies Record<string, Endpoint>);
