/** How a delivery attempt ended, as it is counted: 2xx in time, 2xx close to the deadline, 4xx (never repeated), anything else that was answered, and no answer. */
export const attemptEnds = ['accepted', 'slow', 'refused', 'failed', 'timedOut'] as const;
export type AttemptEnd = (typeof attemptEnds)[number];

/** The last 24 hours by hour, or the last 30 days by day. */
export const healthSpans = ['hours', 'days'] as const;
export type HealthSpan = (typeof healthSpans)[number];

/** Our own inbox as a destination: its address has a secret. */
export const ownDestination = 'own';
/** Destinations beyond the most that are counted apart. */
export const otherDestinations = 'others';
