import 'server-only';
import { randomUUID } from 'node:crypto';
import type { OperationKind } from '@/lib/contracts/operations';
import type { Services } from '@/lib/server/services';
import { callService } from './call-service';
import { fingerprintOf } from './fingerprint';
import type { Asked } from './kind';
import { kinds } from './kinds';
import type { Ran } from './run-operation';

/**
 * Calls the service as if there were no operations: nothing is written before, nothing recognised after. Only a setting that is
 * refused outside the sandbox leads here, so that the proof of the operations can be seen to fail without them.
 */
export async function runUnguarded(kind: OperationKind, asked: Asked, services: Services): Promise<Ran> {
  const { endpoint, claim, prepare } = kinds[kind];
  const { act, amount, reference, subject, expiresIn = null } = claim(asked);
  const trace = { id: randomUUID(), kind, idempotencyKey: asked.idempotencyKey, reference, subject, amount, before: null };
  // What an act on cards sends is only known once it was prepared: a part of a reversal is in the query, a card in no claim.
  const sent =
    endpoint(services.environment).service === 'card' ? await prepare(trace, { ...asked, confirmed: null }, services) : { body: act };
  const effect = await callService(kind, sent, asked, services);
  const now = services.now();
  const row = {
    ...trace,
    fingerprint: fingerprintOf(kind, asked.params, act, services.environment),
    state: 'done' as const,
    reference: null,
    expiresIn,
    payee: null,
    confirmation: null,
    holder: null,
    holderBefore: null,
    currency: null,
    transactionId: effect.id,
    problem: null,
    staffId: asked.caller.staffId,
    reads: 0,
    nextReadAt: null,
    createdAt: now,
    updatedAt: now,
  };
  return { row, effect };
}
