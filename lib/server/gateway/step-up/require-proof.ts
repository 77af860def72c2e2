import 'server-only';
import { operationKinds } from '@/lib/contracts/office/operations';
import type { ProofMethod } from '@/lib/contracts/office/second-factor/proof-methods';
import type { ShownAction } from '@/lib/contracts/office/second-factor/second-factor.shape';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { type EndpointName, endpointNamed } from '@/lib/contracts/registry';
import { compareReais } from '@/lib/format/money/money';
import { requireIds } from '@/lib/server/gateway/checks/require-ids';
import { paysNewPayee } from '@/lib/server/operations/payee-facts';
import { operationByKey } from '@/lib/server/operations/stored/store';
import type { GatewayCall } from '@/lib/server/request/gateway-call';
import { type Factors, factorsOf, hasFactor } from '@/lib/server/second-factor/factors-of';
import { needsFactor, stepUpFrom } from '@/lib/server/second-factor/policy';
import type { Action } from '@/lib/server/second-factor/proof/action-challenge';
import { refused } from '@/lib/server/second-factor/proof/give-proof';
import { openActionProof, spendActionProof } from '@/lib/server/second-factor/proof/proof-store';
import { encryptShown } from '@/lib/server/second-factor/proof/shown-action';
import { stepUpOf } from '@/lib/server/second-factor/step-ups';
import type { Services } from '@/lib/server/services';
import type { Caller } from '@/lib/server/sessions/caller';
import { countRefusal } from '@/lib/server/throttle/count-refusal';
import { describeAction } from './describe-action';

export interface UsedProof {
  readonly id: string;
  readonly method: ProofMethod;
}

/** What an action may be executed with: the proof it used up; `replay` for the answer of an operation that has begun; null where none is needed. */
export type ProofUse = UsedProof | 'replay' | null;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Uses up the proof an action needs, bound to exactly what is about to be executed; null for one that needs none. Without a proof it throws SVB460
 * with the challenge to answer, SVB461 for one that fits something else, is too old or was used, and SVB464 for whoever must have a second factor
 * and has none: until they enrol one, what needs a proof is closed to them, and to whoever stole their session. An operation that its idempotency key
 * finds again is not begun anew, and needs none: only its answer is repeated.
 */
export async function requireProof(name: EndpointName, call: GatewayCall, caller: Caller, services: Services): Promise<ProofUse> {
  const { db, now, environment } = services;
  const factors = await factorsIfAsked(name, caller, services);
  if (factors === null) return null;
  const shown = await actionToProve(name, call, caller, services);
  if (shown === null) return null;
  if (await isBegun(name, call, services)) return 'replay';
  const { params, query, body, requestId, idempotencyKey = null, proof } = call;
  if (!hasFactor(factors)) {
    const facts = { endpoint: name, reason: 'no-factor' };
    await countRefusal(db, { caller, action: 'second-factor.refused', result: 'refused', requestId, facts }, name, now());
    throw problem({ statusCode: 403, errorCode: ownCodes.factorNeeded });
  }
  const action: Action = { endpoint: name, params, query, body, staffId: caller.staffId, idempotencyKey };
  if (proof) {
    const method = uuid.test(proof) ? await spendActionProof(db, proof, action, caller, environment, now()) : null;
    if (method !== null) return { id: proof, method };
    // Of two equal requests at once the other one has used it and begun.
    if (await isBegun(name, call, services)) return 'replay';
    await countRefusal(
      db,
      { caller, action: 'second-factor.refused', result: 'refused', requestId, facts: { endpoint: name } },
      name,
      now(),
    );
    throw refused();
  }
  const { id } = await openActionProof(db, action, caller, encryptShown(shown, environment), environment, now());
  throw problem({ statusCode: 403, errorCode: ownCodes.proofRequired, details: [{ field: 'proof', reason: id }] });
}

/** The factors of a person that an action may ask; null where it asks for none, or they need none and have none. */
async function factorsIfAsked(name: EndpointName, caller: Caller, { db, environment }: Services): Promise<Factors | null> {
  const { ownFactor = false } = endpointNamed(name);
  if (!ownFactor && (stepUpOf(name) === 'never' || stepUpFrom(environment) === null)) return null;
  const factors = await factorsOf(db, caller.staffId);
  // The first factor of their own is enrolled with the password.
  return hasFactor(factors) || (!ownFactor && needsFactor(caller, environment)) ? factors : null;
}

/** What has to be proved; null for an amount below that of the setting, unless it pays somebody new. */
async function actionToProve(name: EndpointName, call: GatewayCall, caller: Caller, services: Services): Promise<ShownAction | null> {
  const from = stepUpFrom(services.environment);
  const { idempotencyKey = null, params, body, requestId } = call;
  requireIds(endpointNamed(name), params);
  const shown = await describeAction(name, { params, body, requestId, caller, idempotencyKey }, services);
  // The whole of something is not known beforehand: it counts as above.
  const isBelow = stepUpOf(name) === 'amount' && from !== null && shown.amount !== null && compareReais(shown.amount, from) < 0;
  const kind = operationKinds.find((known) => known === name);
  if (!isBelow || kind === undefined) return shown;
  const operation = { params, body, requestId, caller, idempotencyKey: idempotencyKey ?? '' };
  return (await paysNewPayee(kind, operation, services)) ? shown : null;
}

async function isBegun(name: EndpointName, { idempotencyKey }: GatewayCall, { db }: Services): Promise<boolean> {
  if (endpointNamed(name).effect !== 'money' || !idempotencyKey || !uuid.test(idempotencyKey)) return false;
  return (await operationByKey(db, idempotencyKey)) !== null;
}
