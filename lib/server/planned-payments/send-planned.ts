import 'server-only';
import { randomUUID } from 'node:crypto';
import type { HeldReason } from '@/lib/contracts/office/operations';
import { may } from '@/lib/contracts/office/permission';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import type { Problem } from '@/lib/contracts/problem/problem';
import { endpointNamed } from '@/lib/contracts/registry';
import { isDayOver } from '@/lib/domain/payment/planned-day';
import { compareReais, toReais } from '@/lib/format/money/money';
import { recordAuditEvent } from '@/lib/server/audit/record';
import { operationHandlers } from '@/lib/server/operations/handlers/operation-handlers';
import { operationFacts } from '@/lib/server/operations/operation-facts';
import type { ConfirmedRequest } from '@/lib/server/operations/operation-handler';
import { beginPlanned, holdPlanned, postponePlanned } from '@/lib/server/operations/planned/planned-store';
import { openPlan, type Plan } from '@/lib/server/operations/planned/stored-plan';
import { send } from '@/lib/server/operations/run-operation';
import type { OperationRow } from '@/lib/server/operations/stored/store';
import { problemIn } from '@/lib/server/operations/stored/stored-problem';
import { isSaved } from '@/lib/server/payees/saved-payee-store';
import { accessOfPerson } from '@/lib/server/roles/role-access';
import type { Services } from '@/lib/server/services';
import { readWhole } from '@/lib/server/upstream/reading/read-record';
import { stillAllowed } from './still-allowed';

/** After the service could not be asked, or counted too many look-ups. */
const retryMs = 2 * 60_000;
const retryAfterLookupsMs = 10 * 60_000;

/** Why nothing is sent: what stands against it for good, or what may pass on the same day. */
class NotSent extends Error {
  constructor(
    readonly reason: HeldReason,
    readonly problem: Problem | null = null,
  ) {
    super(reason);
  }
}

/**
 * Sends a planned payment on its day. Everything is read afresh first: its planner, its approvals, rules and limits, the balance, and whom its key
 * belongs to. What differs holds it back, and people are told; what cannot be read now is tried again while it is the day. It begins once, under the key
 * it was planned with, and is sent at most once from then on, as every operation is.
 */
export async function sendPlanned(row: OperationRow, services: Services): Promise<void> {
  try {
    await checkAndSend(row, services);
  } catch (error) {
    if (error instanceof NotSent) return holdPlanned(row, error, services);
    const problem = problemIn(error);
    const passes = problem.statusCode >= 500 || problem.statusCode === 0 || [401, 403, 408, 429].includes(problem.statusCode);
    if (!passes) return holdPlanned(row, { reason: reasonOf(problem), problem: storable(problem) }, services);
    const wait = problem.statusCode === 429 ? retryAfterLookupsMs : retryMs;
    await postponePlanned(services.db, row, new Date(services.now().getTime() + wait));
  }
}

async function checkAndSend(row: OperationRow, services: Services): Promise<void> {
  const { db } = services;
  if (row.plannedFor === null || isDayOver(row.plannedFor, services.now())) throw new NotSent('day');
  const plan = openPlan(row, services);
  if (plan === null) throw new NotSent('request');
  const request = await requestOf(row, plan, services);
  if (plan.savedPayee !== null && !(await isSaved(db, plan.savedPayee))) throw new NotSent('saved-payee');
  await requireBalance(row, request, services);
  const allowed = await stillAllowed(row, request, services);
  const prepared = await operationHandlers[row.kind].prepare(row, request, services);
  if (prepared.found) throw new NotSent('refused');
  // The look-ups may have taken past midnight.
  if (isDayOver(row.plannedFor, services.now())) throw new NotSent('day');
  const begun = await beginPlanned(row, prepared, allowed, services);
  if (begun === null) return;
  if (typeof begun === 'string') throw new NotSent(begun);
  await recordAuditEvent(
    db,
    {
      caller: request.caller,
      action: 'operation.opened',
      object: row.id,
      result: 'asked',
      requestId: request.requestId,
      facts: { ...operationFacts(begun, services.environment), day: row.plannedFor },
    },
    services.now(),
  );
  await sendBegun(begun, prepared, request, services);
}

/** The request as it was planned, for the person who planned it: they may still send. */
async function requestOf(row: OperationRow, { body, confirmed, sessionId }: Plan, { db }: Services): Promise<ConfirmedRequest> {
  const planner = await accessOfPerson(db, row.staffId);
  if (!planner?.active || !may(planner, endpointNamed(row.kind).permission)) throw new NotSent('requester');
  const { id: staffId, active: _active, ...access } = planner;
  const caller = { staffId, sessionId, address: null, ...access };
  return { params: {}, body, idempotencyKey: row.idempotencyKey, requestId: randomUUID(), caller, confirmed, isPlanned: true };
}

async function requireBalance({ amount }: OperationRow, { requestId }: ConfirmedRequest, services: Services): Promise<void> {
  const wire = await services.upstream({ endpoint: endpointNamed('balance.read'), requestId });
  const { available } = readWhole('balance.read', wire, { requestId });
  if (amount !== null && compareReais(available, toReais(amount)) < 0) throw new NotSent('balance');
}

/** From here on the row is an operation like any other: a refusal has settled it. */
async function sendBegun(...[row, prepared, request, services]: Parameters<typeof send>): Promise<void> {
  try {
    await send(row, prepared, request, services);
  } catch (error) {
    problemIn(error);
  }
}

function reasonOf({ errorCode, details }: Problem): HeldReason {
  switch (errorCode) {
    case ownCodes.payeeChanged:
    case ownCodes.holderChanged:
      return 'holder';
    case ownCodes.spendingLimitExceeded:
      return 'limit';
    default:
      return errorCode?.startsWith('SVK') && details.every(({ field }) => field !== 'transaction') ? 'key' : 'refused';
  }
}

/** What a holder is called now is in no problem that is stored. */
function storable(problem: Problem): Problem | null {
  return reasonOf(problem) === 'refused' ? { ...problem, details: [] } : null;
}
