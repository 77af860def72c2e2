import 'server-only';
import { type ApprovableAction, approvableActions } from '@/lib/contracts/office/approvals/approvable-action';
import type { ApprovalMode } from '@/lib/contracts/office/approvals/approvals';
import { type OperationKind, operationKinds } from '@/lib/contracts/office/operations';
import { may, type PermissionHolder } from '@/lib/contracts/office/permission';
import { type EndpointName, endpointNamed, endpointNames } from '@/lib/contracts/registry';

/** The kind of action a call is, where people can have to approve it; null for every other call. */
export function approvableActionOf(name: EndpointName): ApprovableAction | null {
  const { sensitive } = endpointNamed(name);
  return approvableActions.find((action) => action === sensitive) ?? null;
}

/**
 * Money is sent, and rules are written, by the last vote. Card data must not be stored, the answer of a webhook has a secret that its owner must
 * see, and a defense is signed by who sends it: there the vote is a permit.
 */
export function modeOf(action: ApprovableAction): ApprovalMode {
  return action === 'card-charge' || action === 'webhook-change' || action === 'defense' ? 'permit' : 'run';
}

/** The kinds of operation among some actions. */
export function operationKindsOf(actions: readonly ApprovableAction[]): OperationKind[] {
  return operationKinds.filter((kind) => actions.some((action) => action === endpointNamed(kind).sensitive));
}

/** Whether somebody may ask for an action at all. */
export function mayAsk(person: PermissionHolder, action: ApprovableAction): boolean {
  return endpointNames.some((name) => approvableActionOf(name) === action && may(person, endpointNamed(name).permission));
}

/** The endpoint of a stored approval. */
export function endpointOf(stored: string): EndpointName {
  const name = endpointNames.find((known) => known === stored);
  if (name === undefined) throw new RangeError(`no endpoint is called ${stored}`);
  return name;
}
