import 'server-only';
import type { OperationKind } from '@/lib/contracts/office/operations';
import { recordAuditEvent } from '@/lib/server/audit/record';
import { operations } from '@/lib/server/database/schema/schema';
import { announce } from '@/lib/server/live/announce';
import { fingerprintsOf } from '@/lib/server/operations/fingerprint';
import { operationHandlers } from '@/lib/server/operations/handlers/operation-handlers';
import { limitedRequestOf } from '@/lib/server/operations/limited-request-of';
import { operationFacts } from '@/lib/server/operations/operation-facts';
import type { ConfirmedRequest } from '@/lib/server/operations/operation-handler';
import { type OperationRow, openingValues, operationByKey } from '@/lib/server/operations/stored/store';
import { operationFields } from '@/lib/server/privacy/at-rest/fields';
import type { Services } from '@/lib/server/services';
import { notifyStopped } from './notify-stopped';
import { storedPlanOf } from './stored-plan';

/**
 * Stores a planned payment that nobody approved in time as one that was held back, once, under the id of its approval; people are told of it. Nothing
 * is read or sent for it.
 */
export async function holdUnapproved(kind: OperationKind, request: ConfirmedRequest, services: Services): Promise<OperationRow | null> {
  const { db, environment } = services;
  const { idempotencyKey, caller, confirmed, params, requestId } = request;
  const description = operationHandlers[kind].describe(request);
  const now = services.now();
  const [inserted] = await db
    .insert(operations)
    .values({
      ...openingValues(
        {
          kind,
          idempotencyKey,
          fingerprint: fingerprintsOf(kind, params, description.fingerprintInput, environment)[0],
          staffId: caller.staffId,
          description,
          // It is used up by no payment: who sends this one confirms its payee anew.
          confirmation: null,
          proof: null,
          limited: limitedRequestOf(kind, request, { description, confirmed }, services),
          replaces: null,
        },
        environment,
      ),
      ...(await storedPlanOf(request, services)),
      holder: operationFields.holder.encrypt(confirmed?.holder ?? null, idempotencyKey, environment),
      state: 'held',
      held: 'approval',
      plannedFor: description.plannedFor ?? null,
      plannedAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: operations.idempotencyKey })
    .returning();
  if (!inserted) return operationByKey(db, idempotencyKey);
  const facts = { ...operationFacts(inserted, environment), day: inserted.plannedFor ?? '', reason: 'approval', approval: idempotencyKey };
  const event = {
    actorId: caller.staffId,
    address: null,
    action: 'operation.held',
    object: inserted.id,
    result: 'refused',
    requestId,
  } as const;
  await recordAuditEvent(db, { ...event, facts }, now);
  await notifyStopped(inserted, 'approval', services);
  await announce(db, ['operations']);
  return inserted;
}
