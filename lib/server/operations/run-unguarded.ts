import 'server-only';
import { randomUUID } from 'node:crypto';
import type { OperationKind } from '@/lib/contracts/operations';
import { problem } from '@/lib/contracts/problem';
import type { Services } from '@/lib/server/services';
import type { Caller } from '@/lib/server/sessions/caller';
import { callService } from './call-service';
import { fingerprintOf } from './fingerprint';
import type { Asked } from './kind';
import { kinds } from './kinds';
import type { Ran } from './run-operation';

/**
 * Calls the service as if there were no operations: nothing is written before, nothing recognised after. Only a setting that is
 * refused outside the sandbox leads here, so that the proof of the operations can be seen to fail without them.
 */
export async function runUnguarded(kind: OperationKind, asked: Asked, caller: Caller, services: Services): Promise<Ran> {
  // What such an act sends in its query is only known once it was prepared, and that is left out here: a part would become the whole.
  if (kinds[kind].endpoint(services.environment).query) throw problem({ statusCode: 503, errorCode: 'SVB503' });
  const { act, amount, subject, expiresIn = null } = kinds[kind].claim(asked);
  const effect = await callService(kind, { body: act }, asked, services);
  const now = services.now();
  const row = {
    id: randomUUID(),
    kind,
    idempotencyKey: asked.idempotencyKey,
    fingerprint: fingerprintOf(kind, asked.params, act),
    state: 'done' as const,
    reference: null,
    subject,
    amount,
    before: null,
    expiresIn,
    payee: null,
    holder: null,
    holderBefore: null,
    transactionId: effect.id,
    problem: null,
    staffId: caller.staffId,
    reads: 0,
    nextReadAt: null,
    createdAt: now,
    updatedAt: now,
  };
  return { row, effect };
}
