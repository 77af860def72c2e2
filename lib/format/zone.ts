/** The zones by whose clock the product is read: that of the business, and the one machines and other countries share. */
export const zones = ['America/Sao_Paulo', 'UTC'] as const;

export type Zone = (typeof zones)[number];

/** Whose days the service's own rules go by, whatever somebody reads by: limits, days of refunds, days asked for without an hour. */
export const serviceZone = 'America/Sao_Paulo' satisfies Zone;
