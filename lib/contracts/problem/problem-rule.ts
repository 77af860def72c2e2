/** What a problem code means for the user. A closed set of values, with texts in `lib/messages`. */
export interface ProblemRule {
  /** The HTTP status the code comes with. */
  http: number;
  owner: ProblemOwner;
  recommendedAction: RecommendedAction;
  retry: RetryAdvice;
  /** The service's own text is shown besides ours: only it says which rule was broken. */
  words?: 'service';
}

/**
 * Who has to act: the user, whoever runs this back office, the payer or payee, the payments service, or its support, which alone can change
 * the account.
 */
export const problemOwners = ['you', 'us', 'counterparty', 'service', 'support'] as const;
export type ProblemOwner = (typeof problemOwners)[number];

/** What to do: change the input, wait, check the current state, or ask the owner of the problem. */
export const recommendedActions = ['fix', 'wait', 'check', 'ask'] as const;
export type RecommendedAction = (typeof recommendedActions)[number];

/**
 * Whether the same request may be repeated: at once, after a wait, once the cause is gone, only after a lookup whether it took effect (a
 * creation may have been applied), or never, because the answer stays the same.
 */
export const retryAdvices = ['safe', 'after-waiting', 'after-change', 'after-reading', 'never'] as const;
export type RetryAdvice = (typeof retryAdvices)[number];
