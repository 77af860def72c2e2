import 'server-only';
import type { ProofMethod } from '@/lib/contracts/office/second-factor/proof-methods';
import type { ShownAction } from '@/lib/contracts/office/second-factor/second-factor.shape';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { type EndpointName, endpointNamed } from '@/lib/contracts/registry';
import { compareReais } from '@/lib/format/money';
import { requireIds } from '@/lib/server/gateway/checks/require-ids';
import { operationByKey } from '@/lib/server/operations/stored/store';
import type { GatewayCall } from '@/lib/server/request/gateway-call';
import { factorsOf, hasFactor } from '@/lib/server/second-factor/factors-of';
import { stepUpFrom } from '@/lib/server/second-factor/policy';
import type { Action } from '@/lib/server/second-factor/proof/action-challenge';
import { refused } from '@/lib/server/second-factor/proof/give-proof';
import { openActionProof, spendActionProof } from '@/lib/server/second-factor/proof/proof-store';
import { encryptShown } from '@/lib/server/second-factor/proof/shown-action';
import { stepUps } from '@/lib/server/second-factor/step-ups';
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
 * with the challenge to answer, and SVB461 for one that fits something else, is too old or was used. An operation that its idempotency key
 * finds again is not begun anew, and needs none: only its answer is repeated.
 */
export async function requireProof(name: EndpointName, call: GatewayCall, caller: Caller, services: Services): Promise<ProofUse> {
  const shown = await actionToProve(name, call, caller, services);
  if (shown === null) return null;
  if (await isBegun(name, call, services)) return 'replay';
  const { db, now, environment } = services;
  const { params, query, body, requestId, idempotencyKey = null, proof } = call;
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

/** What has to be proved; null where nothing has, or where the person has no second factor to prove it with. */
async function actionToProve(name: EndpointName, call: GatewayCall, caller: Caller, services: Services): Promise<ShownAction | null> {
  const { ownFactor = false, sensitive, proof } = endpointNamed(name);
  const stepUp = proof ?? (sensitive ? stepUps[sensitive] : 'never');
  const from = stepUpFrom(services.environment);
  if (!ownFactor && (stepUp === 'never' || from === null)) return null;
  if (!hasFactor(await factorsOf(services.db, caller.staffId))) return null;
  const { idempotencyKey = null, params, body, requestId } = call;
  requireIds(endpointNamed(name), params);
  const shown = await describeAction(name, { params, body, requestId, caller, idempotencyKey }, services);
  // The whole of something is not known beforehand: it counts as above.
  const isBelow = !ownFactor && stepUp === 'amount' && from !== null && shown.amount !== null && compareReais(shown.amount, from) < 0;
  return isBelow ? null : shown;
}

async function isBegun(name: EndpointName, { idempotencyKey }: GatewayCall, { db }: Services): Promise<boolean> {
  if (endpointNamed(name).effect !== 'money' || !idempotencyKey || !uuid.test(idempotencyKey)) return false;
  return (await operationByKey(db, idempotencyKey)) !== null;
}
