/**
 * The kinds of action that move money out or back, or decide where money, data and rights go. A registry entry names its kind; what asks for more
 * than a permission, such as a second person, is decided by it.
 */
export const sensitiveActions = [
  'withdrawal-by-key',
  'withdrawal-by-code',
  'transfer',
  'refund',
  'card-reversal',
  'card-charge',
  'recurrence-amount',
  'automatic-withdrawal',
  'webhook-change',
  'role-change',
  'approval-rules',
  'spending-limits',
  'roles',
  'defense',
] as const;

export type SensitiveAction = (typeof sensitiveActions)[number];
