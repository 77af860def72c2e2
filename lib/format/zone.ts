/** The time zones the product can be read in: that of the business, and UTC. */
export const zones = ['America/Sao_Paulo', 'UTC'] as const;

export type Zone = (typeof zones)[number];

/** The zone of the service's own rules, whatever zone a reader uses: limits, refund days, days requested without a time. */
export const serviceZone = 'America/Sao_Paulo' satisfies Zone;
