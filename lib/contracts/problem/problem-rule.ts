/** What a problem code means for the user. A closed set of values, with texts in `lib/messages`. */
export interface ProblemRule {
  /** The HTTP status the code comes with. */
  http: number;
  owner: ProblemOwner;
  recommendedAction: RecommendedAction;
  retry: RetryAdvice;
  /** The service's own text is shown as well, because only it names the rule that was broken. */
  words?: 'service';
}

/**
 * Who can solve the problem: the user, whoever runs this back office, the payer or payee, the payments service, or its support, which alone
 * can change the account.
 */
export const problemOwners = ['you', 'us', 'counterparty', 'service', 'support'] as const;
export type ProblemOwner = (typeof problemOwners)[number];

/** What to do: change the input, wait, check the current state, or ask the owner of the problem. */
export const recommendedActions = ['fix', 'wait', 'check', 'ask'] as const;
export type RecommendedAction = (typeof recommendedActions)[number];

/**
 * Whether and when the same request may be repeated: at once, after a wait, once the cause is gone, only after a lookup whether it took
 * effect, or never.
 */
export const retryAdvices = ['safe', 'after-waiting', 'after-change', 'after-reading', 'never'] as const;
export type RetryAdvice = (typeof retryAdvices)[number];
