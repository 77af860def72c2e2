/** The possible outcomes of one delivery attempt; `deliveryOutcome` decides. */
export const deliveryOutcomes = [
  'accepted',
  /** Accepted by our own inbox: the merchant's system was told nothing. */
  'here',
  'slow',
  /** The outcome of one attempt while nothing is known of later ones: failed, whether or not it is repeated, or refused. */
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
