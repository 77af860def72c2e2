import type { Endpoint } from '@/lib/contracts/endpoint';
import { paging } from '@/lib/contracts/query/query-field';
import { resource } from '@/lib/contracts/resource';

/**
 * Virtual accounts and what moved under each (interface: Deposits). The service neither lists them nor sums anything: our server collects
 * them from the transactions of a period.
 */
export const virtualAccounts = resource('virtualAccounts', {
  list: {
    service: 'office',
    method: 'GET',
    path: '/virtual-accounts',
    query: {
      ...paging,
      /** Words of its name. */
      text: { kind: 'text', max: 50 },
      dateFrom: { kind: 'instant' },
      dateTo: { kind: 'instant' },
    },
    permission: 'transactions:read',
    effect: 'read',
    errors: [],
  },
} as const satisfies Record<string, Endpoint>);
