import type { ProblemRule } from './problem-rule';

/**
 * The error codes of the card interface. The interface document has none: these are published for the same interface, and come as `code`
 * where the Pix interface writes `errorCode`.
 */
export const cardProblems = {
  /** Invalid data; the details name the fields. */
  SV001: { http: 400, owner: 'you', recommendedAction: 'fix', retry: 'after-change' },
  /** Not permitted. */
  SV010: { http: 403, owner: 'us', recommendedAction: 'ask', retry: 'after-change' },
  /** No such charge. */
  SV100: { http: 404, owner: 'you', recommendedAction: 'check', retry: 'after-change' },
  /** Amount below the minimum. */
  SV101: { http: 422, owner: 'you', recommendedAction: 'fix', retry: 'after-change' },
  /** Amount above the maximum. */
  SV102: { http: 422, owner: 'you', recommendedAction: 'fix', retry: 'after-change' },
  /** The account has no limits, no provider, one that is off, not this product, or is not set up: from here to 108 for support. */
  SV103: { http: 422, owner: 'support', recommendedAction: 'ask', retry: 'after-change', words: 'service' },
  SV104: { http: 422, owner: 'support', recommendedAction: 'ask', retry: 'after-change', words: 'service' },
  SV105: { http: 422, owner: 'support', recommendedAction: 'ask', retry: 'after-change', words: 'service' },
  SV106: { http: 422, owner: 'support', recommendedAction: 'ask', retry: 'after-change', words: 'service' },
  SV107: { http: 422, owner: 'support', recommendedAction: 'ask', retry: 'after-change', words: 'service' },
  SV108: { http: 422, owner: 'support', recommendedAction: 'ask', retry: 'after-change', words: 'service' },
  /** The acquirer gave no usable answer: the charge may exist. */
  SV109: { http: 502, owner: 'service', recommendedAction: 'check', retry: 'after-reading' },
  /** The card takes no international charges; in a foreign currency only foreign cards are taken (201). */
  SV200: { http: 422, owner: 'you', recommendedAction: 'fix', retry: 'after-change', words: 'service' },
  SV201: { http: 422, owner: 'you', recommendedAction: 'fix', retry: 'after-change', words: 'service' },
  /** The issuer refuses this card for good. */
  SV202: { http: 422, owner: 'counterparty', recommendedAction: 'ask', retry: 'never', words: 'service' },
  /** The issuer takes this card again only after a time it names. */
  SV203: { http: 422, owner: 'counterparty', recommendedAction: 'wait', retry: 'after-waiting', words: 'service' },
  /** A reversal of this charge is in progress. */
  SV402: { http: 409, owner: 'service', recommendedAction: 'check', retry: 'after-reading' },
  /** No such recurrence. */
  SV500: { http: 404, owner: 'you', recommendedAction: 'check', retry: 'after-change' },
  /** The recurrence has ended and cannot resume. */
  SV503: { http: 422, owner: 'you', recommendedAction: 'check', retry: 'never' },
  /** Charging the missed cycles has to be accepted. */
  SV504: { http: 422, owner: 'you', recommendedAction: 'fix', retry: 'after-change' },
  /** The recurrence has no initial charge. */
  SV505: { http: 422, owner: 'support', recommendedAction: 'ask', retry: 'after-change' },
  /** Refused by the acquirer. */
  SV900: { http: 422, owner: 'counterparty', recommendedAction: 'ask', retry: 'after-change' },
  SV901: { http: 503, owner: 'service', recommendedAction: 'wait', retry: 'after-reading' },
  SV999: { http: 500, owner: 'service', recommendedAction: 'wait', retry: 'after-reading' },
} as const satisfies Record<string, ProblemRule>;

export type CardProblemCode = keyof typeof cardProblems;
