import 'server-only';
import { z } from 'zod';
import type { ApprovableAction } from '@/lib/contracts/office/approvals/approvable-action';
import type { Approval } from '@/lib/contracts/office/approvals/approvals.shape';
import { type OperationKind, operationKinds } from '@/lib/contracts/office/operations';
import { type EndpointName, endpointNamed } from '@/lib/contracts/registry';
import type { Holder } from '@/lib/contracts/shape/holder.shape';
import { maskAccount, maskPixKey } from '@/lib/format/identifier/mask';
import { centsToReais, type Reais, toCents, toReais } from '@/lib/format/money/money';
import { settingsChangeOf } from '@/lib/server/approvals/settings/settings-changes';
import { addressFacts } from '@/lib/server/audit/address-facts';
import { operationHandlers } from '@/lib/server/operations/handlers/operation-handlers';
import { limitedRequestOf } from '@/lib/server/operations/limited-request-of';
import { payeeFactsOf, payeeOf } from '@/lib/server/operations/payee-facts';
import { requireConfirmation } from '@/lib/server/operations/require-confirmation';
import type { Confirmed } from '@/lib/server/payees/confirmation';
import type { GatewayCall } from '@/lib/server/request/gateway-call';
import type { Services } from '@/lib/server/services';
import type { Caller } from '@/lib/server/sessions/caller';
import type { LimitedRequest } from '@/lib/server/spending-limits/limited-request';

/** What a request is about: what its approvers are shown, and what the rules look at. */
export interface RequestFacts extends Pick<Approval, 'newPayee' | 'payTo' | 'description' | 'facts' | 'rule' | 'ruleBefore' | 'changes'> {
  readonly amount: Reais | null;
  readonly currency: string | null;
  readonly holder: Holder | null;
  readonly holderBefore: Holder | null;
  readonly confirmed: Confirmed | null;
  /** How it counts against spending limits; null where it does not. */
  readonly limited: LimitedRequest | null;
  /** The later day of São Paulo it is to be sent on; null where it is sent at once. */
  readonly plannedFor: string | null;
  /** What makes it the same request when it is sent again: no card data, no proof, no key of a form. */
  readonly input: Readonly<Record<string, unknown>>;
}

type Fact = Approval['facts'][number];

/** Reads the facts of a call. SVB425 when its payee was not confirmed by the person who asks. */
export async function factsOf(
  name: EndpointName,
  action: ApprovableAction,
  call: GatewayCall,
  caller: Caller,
  services: Services,
): Promise<RequestFacts> {
  const kind = operationKinds.find((known) => known === name);
  if (kind) return operationFactsOf(kind, action, call, caller, services);
  const settings = settingsChangeOf(name);
  return settings ? { ...nothingPaid, ...(await settings.describe(call, services)) } : changeFactsOf(name, call);
}

const looseBody = z.looseObject({
  /** All that remains: cents of a card charge, reais of a payment. */
  expectedRemaining: z.union([z.number(), z.string()]).optional(),
  pixType: z.string().optional(),
  description: z.string().optional(),
  reason: z.string().optional(),
  card: z.looseObject({ number: z.string() }).optional(),
  autoWithdraw: z.looseObject({ pixType: z.string() }).optional(),
});

async function operationFactsOf(
  kind: OperationKind,
  action: ApprovableAction,
  { params, body, requestId, idempotencyKey }: GatewayCall,
  caller: Caller,
  services: Services,
): Promise<RequestFacts> {
  const handler = operationHandlers[kind];
  const request = { params, body, requestId, caller, idempotencyKey: idempotencyKey ?? '' };
  const described = handler.describe(request);
  const confirmed = requireConfirmation(kind, request, described, services);
  const given = looseBody.parse(body ?? {});
  const remaining = given.expectedRemaining;
  const whole = remaining === undefined ? null : action === 'card-reversal' ? centsToReais(toCents(Number(remaining))) : toReais(remaining);
  const target = payeeOf(kind, request);
  const { fingerprintInput } = described;
  const { reference: _reference, ...withoutReference } = fingerprintInput;
  const [subject] = Object.values(params);
  const facts: Fact[] = [];
  if (subject !== undefined) facts.push({ name: 'subject', value: subject });
  if (typeof fingerprintInput.clientReference === 'string') facts.push({ name: 'reference', value: fingerprintInput.clientReference });
  if (described.plannedFor !== undefined) facts.push({ name: 'planned-for', value: described.plannedFor });
  if (given.card) facts.push({ name: 'card', value: `•••• ${given.card.number.slice(-4)}` });
  return {
    amount: described.amount === null ? (confirmed?.amount ?? whole) : toReais(described.amount),
    currency: null,
    holder: confirmed?.holder ?? null,
    ...(await payeeFactsOf(target, kind, confirmed, services)),
    payTo: target === null ? null : maskTarget(target, given.pixType ?? given.autoWithdraw?.pixType),
    description: given.description ?? given.reason ?? null,
    facts,
    confirmed,
    limited: limitedRequestOf(kind, request, { description: described, confirmed }, services),
    plannedFor: described.plannedFor ?? null,
    rule: null,
    ruleBefore: null,
    changes: [],
    // The reference of a card charge is made anew by each form.
    input: action === 'card-charge' ? withoutReference : fingerprintInput,
  };
}

function maskTarget(target: string, pixType: string | undefined): string | null {
  const [, account] = /^account:(.+)$/.exec(target) ?? [];
  if (account !== undefined) return maskAccount(account);
  return pixType === undefined ? null : maskPixKey(target, pixType);
}

/** A change of settings or records: the host it redirects to and what is switched, never a secret. */
function changeFactsOf(name: EndpointName, { params, body }: GatewayCall): RequestFacts {
  const given = z.looseObject({}).parse(body ?? {});
  const { host, events } = addressFacts(endpointNamed(name), body);
  const { key: _key, ...input } = given;
  const [subject] = Object.values(params);
  const facts: Fact[] = [];
  if (subject !== undefined) facts.push({ name: 'subject', value: subject });
  if (host !== undefined) facts.push({ name: 'host', value: host });
  if (events !== undefined) facts.push({ name: 'events', value: events });
  if (typeof given.active === 'boolean') facts.push({ name: 'active', value: String(given.active) });
  return { ...nothingPaid, facts, input };
}

const nothingPaid = {
  amount: null,
  currency: null,
  holder: null,
  holderBefore: null,
  newPayee: false,
  payTo: null,
  description: null,
  confirmed: null,
  limited: null,
  plannedFor: null,
  rule: null,
  ruleBefore: null,
  changes: [],
};
