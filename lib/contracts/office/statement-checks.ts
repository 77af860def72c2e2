/** The two balances an entry of the statement carries. */
export const balanceSides = ['AVAILABLE', 'BLOCKED'] as const;
export type BalanceSide = (typeof balanceSides)[number];

/** Why an entry does not add up: by its own amount, or because it does not begin where the one before it ended. */
export const statementErrorKinds = ['amount', 'gap'] as const;
export type StatementErrorKind = (typeof statementErrorKinds)[number];
