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

export type InfractionStatus = (typeof infractionStatuses)[number];
