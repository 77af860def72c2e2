/** How near a deadline is, most urgent first: nobody knows when those without one end. */
export const deadlineBands = ['none', 'late', 'under6', 'under24', 'under48', 'over48'] as const;

export type DeadlineBand = (typeof deadlineBands)[number];
