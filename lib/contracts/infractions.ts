import type { Endpoint } from './endpoint';
import { paging } from './query-field';

/** Spelled CANCELLED here and CANCELED for transactions. */
export const infractionStatuses = [
  'WAITING_PSP',
  'OPEN',
  'ACKNOWLEDGED',
  'ANSWERED',
  'WAITING_ADJUSTMENTS',
  'DEFENDED',
  'CLOSED',
  'CANCELLED',
] as const;
export const infractionTypes = ['REFUND_REQUEST', 'FRAUD', 'REFUND_CANCELLED'] as const;
export const infractionReporters = ['DEBITED_PARTICIPANT', 'CREDITED_PARTICIPANT'] as const;
/** AGREED: the dispute was accepted, the money goes back and the merchant loses. DISAGREED: the merchant keeps it. */
export const analysisResults = ['AGREED', 'DISAGREED'] as const;

/** interface: Infractions (MED). */
export const infractions = {
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
    basis: 'published',
    assumption: 'Filters and fields of an infraction; it cannot be sorted by deadline, so that is done here.',
    errors: ['SVV001', 'SVA100', 'SVA200', 'SVG429'],
    reach: 'sandbox',
  },
  read: {
    service: 'pix',
    method: 'GET',
    path: '/user/infractions/{id}',
    permission: 'infractions:read',
    effect: 'read',
    basis: 'published',
    assumption: 'One infraction has the fields of the list; `expiresAt` is the deadline of the defense, unknown when null.',
    errors: ['SVA100', 'SVA200', 'SVG404'],
    reach: 'sandbox',
  },
} as const satisfies Record<string, Endpoint>;
