import type { Endpoint } from './endpoint';
import { resource } from './resource';

/** A staff member's own sign-ins. */
export const sessions = resource('sessions', {
  list: { service: 'office', method: 'GET', path: '/sessions', permission: 'sessions:own', effect: 'read', basis: 'stated', errors: [] },
  end: {
    service: 'office',
    method: 'DELETE',
    path: '/sessions/{id}',
    permission: 'sessions:own',
    effect: 'change',
    basis: 'stated',
    answers: 'nothing',
    refreshes: ['sessions'],
    errors: ['SVB404'],
  },
  endOthers: {
    service: 'office',
    method: 'DELETE',
    path: '/sessions',
    permission: 'sessions:own',
    effect: 'change',
    basis: 'stated',
    answers: 'nothing',
    refreshes: ['sessions'],
    errors: [],
  },
} as const satisfies Record<string, Endpoint>);
