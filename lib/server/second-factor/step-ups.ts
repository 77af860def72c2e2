import 'server-only';
import type { SensitiveAction } from '@/lib/contracts/office/sensitive-action';

/** Which actions ask for a fresh proof: from the amount of the setting on, always, or never. */
export const stepUps: Readonly<Record<SensitiveAction, 'amount' | 'always' | 'never'>> = {
  'withdrawal-by-key': 'amount',
  'withdrawal-by-code': 'amount',
  transfer: 'amount',
  refund: 'amount',
  'card-reversal': 'amount',
  'automatic-withdrawal': 'always',
  'webhook-change': 'always',
  'role-change': 'always',
  'approval-rules': 'always',
  'spending-limits': 'always',
  roles: 'always',
  // They take money in, on the word of somebody who pays; and a defense sends none.
  'card-charge': 'never',
  'recurrence-amount': 'never',
  defense: 'never',
};
