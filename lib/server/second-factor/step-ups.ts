import 'server-only';
import type { SensitiveAction } from '@/lib/contracts/office/sensitive-action';
import { type EndpointName, endpointNamed } from '@/lib/contracts/registry';

type StepUp = 'amount' | 'always' | 'never';

/** Which actions ask for a fresh proof: from the amount of the setting on, always, or never. */
const stepUps: Readonly<Record<SensitiveAction, StepUp>> = {
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

/** When an endpoint asks for a proof. */
export function stepUpOf(name: EndpointName): StepUp {
  const { sensitive, proof } = endpointNamed(name);
  return proof ?? (sensitive ? stepUps[sensitive] : 'never');
}
