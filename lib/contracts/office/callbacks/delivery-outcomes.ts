/** What one attempt to deliver a callback can come to; `deliveryOutcome` says which. */
export const deliveryOutcomes = [
  'accepted',
  /** Accepted by our own inbox: the merchant's system was told nothing. */
  'here',
  'slow',
  /** Of an attempt by itself: repeated or not, it failed, or was refused. */
  'failed',
  'refused',
  'retried',
  'repeated',
  /** It failed, and a later attempt was accepted. */
  'recovered',
  'lost',
  'timed-out',
  'waiting',
] as const;

export type DeliveryOutcome = (typeof deliveryOutcomes)[number];
