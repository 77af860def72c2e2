/** The two balances an entry of the statement carries. */
export const balanceSides = ['AVAILABLE', 'BLOCKED'] as const;
export type BalanceSide = (typeof balanceSides)[number];

/** Why an entry does not add up: its own amount, or a gap to the previous balance. */
export const statementErrorKinds = ['amount', 'gap'] as const;
export type StatementErrorKind = (typeof statementErrorKinds)[number];
