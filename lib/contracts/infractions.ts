import type { Endpoint } from './endpoint';
import { paging } from './query-field';
import { resource } from './resource';

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

/** Nothing more happens to these: decided, or taken back by who reported them. */
export const endedInfractionStatuses = ['CLOSED', 'CANCELLED'] as const satisfies readonly InfractionStatus[];
/** Somebody reads a defense: the merchant's answer is awaited. */
export const answerableStatuses = ['OPEN', 'ACKNOWLEDGED', 'WAITING_ADJUSTMENTS'] as const satisfies readonly InfractionStatus[];

export type InfractionStatus = (typeof infractionStatuses)[number];

/** Whether a status is one that awaits the merchant's defense; one that nobody knows is not. */
export function awaitsDefense(status: string): boolean {
  return answerableStatuses.some((known) => known === status);
}

/** Whether the merchant's defense is still to come: one is awaited, and none is in unless more was asked for after it. */
export function owesDefense({ status, defenseHistory }: { readonly status: string; readonly defenseHistory: readonly unknown[] }): boolean {
  return awaitsDefense(status) && (defenseHistory.length === 0 || status === 'WAITING_ADJUSTMENTS');
}

/** Whether an infraction is over. */
export function isEnded(status: string): boolean {
  return endedInfractionStatuses.some((known) => known === status);
}

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
    basis: 'published',
    errors: ['SVV001', 'SVA100', 'SVA200', 'SVG429'],
  },
  read: {
    service: 'pix',
    method: 'GET',
    path: '/user/infractions/{id}',
    permission: 'infractions:read',
    effect: 'read',
    basis: 'published',
    errors: ['SVA100', 'SVA200', 'SVG404'],
  },
} as const satisfies Record<string, Endpoint>);
