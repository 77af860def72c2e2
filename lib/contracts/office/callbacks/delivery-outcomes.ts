/** What one attempt to deliver a callback can come to; `deliveryOutcome` says which. */
export const deliveryOutcomes = ['accepted', 'slow', 'retried', 'repeated', 'lost', 'timed-out', 'waiting'] as const;

export type DeliveryOutcome = (typeof deliveryOutcomes)[number];
