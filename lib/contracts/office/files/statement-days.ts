import type { Endpoint } from '@/lib/contracts/endpoint';
import { resource } from '@/lib/contracts/resource';
import { zones } from '@/lib/format/zone';

/** Our own walk over the statement: opening and closing balance of each business day, and every entry that does not add up. */
export const statementDays = resource('statements', {
  days: {
    service: 'office',
    method: 'GET',
    path: '/statement-days',
    query: {
      createdAtFrom: { kind: 'instant', required: true },
      createdAtTo: { kind: 'instant', required: true },
      zone: { kind: 'one', values: zones, required: true },
    },
    permission: 'statements:read',
    effect: 'read',
    errors: ['SVG404'],
  },
} as const satisfies Record<string, Endpoint>);
