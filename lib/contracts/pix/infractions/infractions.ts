import type { Endpoint } from '@/lib/contracts/endpoint';
import { paging } from '@/lib/contracts/query/query-field';
import { resource } from '@/lib/contracts/resource';
import { infractionStatuses } from './infraction-statuses';

export const infractionTypes = ['REFUND_REQUEST', 'FRAUD', 'REFUND_CANCELLED'] as const;
export const infractionReporters = ['DEBITED_PARTICIPANT', 'CREDITED_PARTICIPANT'] as const;
/** AGREED: the dispute was accepted, the money goes back and the merchant loses. DISAGREED: the merchant keeps it. */
export const analysisResults = ['AGREED', 'DISAGREED'] as const;

/** interface: Infractions (MED). */
export const infractions = resource('infractions', {
  list: {
    service: 'pix',
    method: 'GET',
    path: '/user/infractions',
    query: {
      ...paging,
      status: { kind: 'several', values: infractionStatuses },
      type: { kind: 'several', values: infractionTypes },
      endToEndId: { kind: 'id' },
      transactionId: { kind: 'id' },
      amountMin: { kind: 'amount' },
      amountMax: { kind: 'amount' },
      analysisResult: { kind: 'several', values: analysisResults },
      reportedBy: { kind: 'several', values: infractionReporters },
      participantDocument: { kind: 'document' },
      participantName: { kind: 'text', max: 120 },
    },
    permission: 'infractions:read',
    effect: 'read',
    limit: 'personal',
    basis: 'published',
    errors: ['SVV001', 'SVA100', 'SVA200', 'SVG429'],
  },
  read: {
    service: 'pix',
    method: 'GET',
    path: '/user/infractions/{id}',
    permission: 'infractions:read',
    effect: 'read',
    limit: 'personal',
    basis: 'published',
    errors: ['SVA100', 'SVA200', 'SVG404'],
  },
} as const satisfies Record<string, Endpoint>);
