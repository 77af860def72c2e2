/** How near a deadline is, most urgent first; without one it is unknown, so that is the most urgent. */
export const deadlineBands = ['none', 'late', 'under6', 'under24', 'under48', 'over48'] as const;

export type DeadlineBand = (typeof deadlineBands)[number];
