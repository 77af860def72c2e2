import 'server-only';
import { randomUUID } from 'node:crypto';
import type { OperationKind } from '@/lib/contracts/office/operations';
import type { Services } from '@/lib/server/services';
import { callService } from './call-service';
import { fingerprintOf } from './fingerprint';
import { operationHandlers } from './handlers/operation-handlers';
import type { OperationRequest } from './operation-handler';
import type { OperationRun } from './run-operation';

/**
 * Calls the service without any of the guarantees of operations: no row, no lock, no replay. Reached only by a setting that is refused
 * outside the sandbox; it lets the operations tests be seen to fail without operations.
 */
export async function runUnguarded(kind: OperationKind, request: OperationRequest, services: Services): Promise<OperationRun> {
  const { endpoint, describe: description, prepare } = operationHandlers[kind];
  const { fingerprintInput, amount, reference, subject, expiresIn = null } = description(request);
  const facts = { id: randomUUID(), kind, idempotencyKey: request.idempotencyKey, reference, subject, amount, before: null };
  // The call of a card operation is only known after its preparation: a partial reversal is in the query, and a card is not in the
  // description.
  const sent =
    endpoint(services.environment).service === 'card'
      ? await prepare(facts, { ...request, confirmed: null }, services)
      : { body: fingerprintInput };
  const outcome = await callService(kind, sent, request, services);
  const now = services.now();
  const row = {
    ...facts,
    fingerprint: fingerprintOf(kind, request.params, fingerprintInput, services.environment),
    state: 'done' as const,
    reference: null,
    expiresIn,
    payee: null,
    confirmation: null,
    holder: null,
    holderBefore: null,
    currency: null,
    transactionId: outcome.id,
    problem: null,
    staffId: request.caller.staffId,
    reads: 0,
    nextReadAt: null,
    createdAt: now,
    updatedAt: now,
  };
  return { row, outcome };
}
