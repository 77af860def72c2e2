import type { SensitiveAction } from '@/lib/contracts/office/sensitive-action';

/**
 * The actions an administrator can write rules for. A change of the rules, of spending limits or of roles has a rule of its own, and a change of somebody's role always waits
 * for a second administrator, by a record of its own.
 */
export const ruledActions = [
  'withdrawal-by-key',
  'withdrawal-by-code',
  'transfer',
  'refund',
  'card-reversal',
  'card-charge',
  'recurrence-amount',
  'automatic-withdrawal',
  'webhook-change',
  'defense',
] as const satisfies readonly SensitiveAction[];

export type RuledAction = (typeof ruledActions)[number];

export const approvableActions = [
  ...ruledActions,
  'approval-rules',
  'spending-limits',
  'roles',
] as const satisfies readonly SensitiveAction[];

export type ApprovableAction = (typeof approvableActions)[number];

/** The actions that have an amount, and so can have a limit. */
export const actionsWithAmount: readonly ApprovableAction[] = [
  'withdrawal-by-key',
  'withdrawal-by-code',
  'transfer',
  'refund',
  'card-reversal',
  'card-charge',
  'recurrence-amount',
];

/** The actions that pay somebody who can be new. */
export const actionsWithPayee: readonly ApprovableAction[] = [
  'withdrawal-by-key',
  'withdrawal-by-code',
  'transfer',
  'automatic-withdrawal',
];
