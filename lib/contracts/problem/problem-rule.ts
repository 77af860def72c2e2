/** What a problem code means for the person in front of it. A closed vocabulary, put into words in `lib/messages`. */
export interface ProblemRule {
  /** The HTTP status the code comes with. */
  http: number;
  move: ProblemOwner;
  act: RecommendedAction;
  repeat: RetryAdvice;
  /** The service's own words go to the person besides ours: only they tell which rule was broken. */
  words?: 'service';
}

/**
 * Whose move it is: the person at the screen, whoever runs this back office, the payer or payee on the other side,
 * the payments service by itself, or the support of the service, which alone can change the account.
 */
export const problemOwners = ['you', 'us', 'counterparty', 'service', 'support'] as const;
export type ProblemOwner = (typeof problemOwners)[number];

/** What to do: change what was given, wait, read the present state, or ask the one whose move it is. */
export const recommendedActions = ['fix', 'wait', 'check', 'ask'] as const;
export type RecommendedAction = (typeof recommendedActions)[number];

/**
 * Whether the same request may go again: at once, after some time, once the cause is gone, only after reading whether
 * it took effect (a creation may have been applied), or never, because the answer stays the same.
 */
export const retryAdvices = ['safe', 'after-waiting', 'after-change', 'after-reading', 'never'] as const;
export type RetryAdvice = (typeof retryAdvices)[number];
