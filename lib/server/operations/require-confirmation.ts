import 'server-only';
import { type OperationKind, payingKinds } from '@/lib/contracts/office/operations';
import { endpointNamed } from '@/lib/contracts/registry';
import { toReais } from '@/lib/format/money/money';
import { type Confirmed, openConfirmation, unconfirmed } from '@/lib/server/payees/confirmation';
import type { Services } from '@/lib/server/services';
import { operationHandlers } from './handlers/operation-handlers';
import type { OperationDescription, OperationRequest } from './operation-handler';

/**
 * The confirmed payee of a request, as required by the `confirmed-payee` guard of its endpoint; null for an operation that pays nobody.
 * Throws SVB425 when the confirmation is missing or was given for another operation, amount or person.
 */
export function requireConfirmation(
  kind: OperationKind,
  request: OperationRequest,
  description: OperationDescription,
  { environment, now }: Services,
): Confirmed | null {
  const { staffId } = request.caller;
  const guards = Object.values(endpointNamed(kind).destinations ?? {});
  if (!guards.includes('confirmed-payee')) return null;
  const operation = payingKinds.find((known) => known === kind);
  const payee = operationHandlers[kind].payee?.(request);
  if (payee === 'nobody') return null;
  if (operation === undefined || payee?.confirmation === undefined) throw unconfirmed('missing');
  const amount = description.amount === null ? null : toReais(description.amount);
  return openConfirmation(payee.target, payee.confirmation, { staffId, operation, amount }, environment, now());
}
