import type { Endpoint } from '@/lib/contracts/endpoint';
import { paging } from '@/lib/contracts/query/query-field';
import { resource } from '@/lib/contracts/resource';
import { serviceAreas } from '@/lib/contracts/service-areas';

/** How a call of ours to the service ended: well; refused; the service failed or did not answer; or nobody waited for it any more. */
export const callOutcomes = ['ok', 'refused', 'failed', 'aborted'] as const;
export type CallOutcome = (typeof callOutcomes)[number];

/** What made us call: somebody's browser, a page that was being made, background work, a payer at a charge's page, or the server itself. */
export const callStarters = ['person', 'page', 'job', 'payer', 'server'] as const;
export type CallStarter = (typeof callStarters)[number];

/** Our calls to the service, as long as the setting keeps them. */
export const serviceCalls = resource('serviceCalls', {
  list: {
    service: 'office',
    method: 'GET',
    path: '/service-calls',
    query: {
      ...paging,
      /** Ours, or the one the service answered with. */
      requestId: { kind: 'id' },
      outcome: { kind: 'several', values: callOutcomes },
      area: { kind: 'several', values: serviceAreas },
      startedBy: { kind: 'several', values: callStarters },
      status: { kind: 'integer', min: 100, max: 599 },
      code: { kind: 'id' },
      minMs: { kind: 'integer', min: 0, max: 600_000 },
      calledFrom: { kind: 'instant' },
      calledTo: { kind: 'instant' },
    },
    permission: 'webhooks:read',
    effect: 'read',
    errors: [],
  },
} as const satisfies Record<string, Endpoint>);
