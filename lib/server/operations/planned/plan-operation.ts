import 'server-only';
import { randomUUID } from 'node:crypto';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { plannableDays, plannedStart } from '@/lib/domain/payment/planned-day';
import { recordAuditEvent } from '@/lib/server/audit/record';
import { operations } from '@/lib/server/database/schema/schema';
import { inTurnOf } from '@/lib/server/database/turns/in-turn-of';
import { announce } from '@/lib/server/live/announce';
import { operationHandlers } from '@/lib/server/operations/handlers/operation-handlers';
import { operationFacts } from '@/lib/server/operations/operation-facts';
import type { ConfirmedRequest } from '@/lib/server/operations/operation-handler';
import {
  type NewOperation,
  type OperationRow,
  openingRefusal,
  openingValues,
  operationByKey,
  preparedValues,
} from '@/lib/server/operations/stored/store';
import type { Services } from '@/lib/server/services';
import { requireWithinLimits } from '@/lib/server/spending-limits/require-within-limits';
import { storedPlanOf } from './stored-plan';

type NewPlan = Omit<NewOperation, 'callDeadline'> & { readonly plannedFor: string };

/**
 * Stores a payment that is sent on a later day, with everything that is asked of one that is sent now: its payee is read again, and the limits
 * of that day, as far as they are known, hold. Its request is stored encrypted. Null when the key exists.
 */
export async function planOperation(opening: NewPlan, request: ConfirmedRequest, services: Services): Promise<OperationRow | null> {
  const { db, environment } = services;
  const { kind, idempotencyKey, staffId, limited, limits, plannedFor } = opening;
  requirePlannable(opening, services.now());
  const id = randomUUID();
  const { reference, subject, amount } = opening.description;
  const facts = { id, kind, idempotencyKey, reference, subject, amount, before: null };
  const prepared = await operationHandlers[kind].prepare(facts, request, services);
  // An earlier attempt took effect after all: nothing is left to plan.
  if (prepared.found)
    throw problem({ statusCode: 409, errorCode: 'SVC210', details: [{ field: 'transaction', reason: prepared.found.id ?? '' }] });
  const plan = await storedPlanOf(request, services);
  const now = services.now();
  const row = await inTurnOf(db, staffId, async (tx) => {
    if (await operationByKey(tx, idempotencyKey)) return null;
    if (limited && limits) await requireWithinLimits(tx, limited, { limits, staffId, now, except: idempotencyKey, plannedFor });
    const [inserted] = await tx
      .insert(operations)
      .values({
        ...openingValues(opening, environment),
        ...preparedValues(prepared, idempotencyKey, environment),
        ...plan,
        id,
        state: 'planned',
        plannedFor,
        plannedAt: now,
        plannedDueAt: plannedStart(plannedFor),
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing({ target: operations.idempotencyKey })
      .returning()
      .catch((error: unknown) => {
        throw openingRefusal(error);
      });
    return inserted ?? null;
  });
  if (row === null) return null;
  const { caller, requestId } = request;
  const approval = request.approved && { approval: request.approved.id };
  await recordAuditEvent(
    db,
    {
      caller,
      action: 'operation.planned',
      object: row.id,
      result: 'done',
      requestId,
      facts: { ...operationFacts(row, environment), day: plannedFor, ...approval },
    },
    now,
  );
  await announce(db, ['operations']);
  return row;
}

/** The day is one that can be chosen; what takes the place of a payment held back is sent now. */
function requirePlannable({ plannedFor, replaces }: NewPlan, now: Date): void {
  const { from, to } = plannableDays(now);
  const reason = plannedFor < from || plannedFor > to ? `from ${from} to ${to}` : replaces === null ? null : 'not together with replaces';
  if (reason !== null) throw problem({ statusCode: 400, errorCode: ownCodes.invalidRequest, details: [{ field: 'payOn', reason }] });
}
