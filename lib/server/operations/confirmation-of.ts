import 'server-only';
import { type OperationKind, payingKinds } from '@/lib/contracts/operations';
import { endpointNamed } from '@/lib/contracts/registry';
import { toReais } from '@/lib/format/money';
import { type Confirmed, openConfirmation, unconfirmed } from '@/lib/server/payees/confirmation';
import type { Services } from '@/lib/server/services';
import type { Asked, Claim } from './kind';
import { kinds } from './kinds';

/**
 * The payee a person confirmed for an act, as the guard of its endpoint demands; null for what pays nobody. Throws SVB425 where the
 * confirmation is missing or is for another act, another amount or by another person.
 */
export function confirmationOf(kind: OperationKind, asked: Asked, claim: Claim, { environment, now }: Services): Confirmed | null {
  const { staffId } = asked.caller;
  const guards = Object.values(endpointNamed(kind).destinations ?? {});
  if (!guards.includes('confirmed-payee')) return null;
  const operation = payingKinds.find((known) => known === kind);
  const brought = kinds[kind].payee?.(asked);
  if (brought === 'nobody') return null;
  if (operation === undefined || brought?.confirmation === undefined) throw unconfirmed('missing');
  const amount = claim.amount === null ? null : toReais(claim.amount);
  return openConfirmation(brought.target, brought.confirmation, { staffId, operation, amount }, environment, now());
}
