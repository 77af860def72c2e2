import 'server-only';
import { and, eq, gt, inArray, ne, or, sql } from 'drizzle-orm';
import type { SpendingLimitFields } from '@/lib/contracts/office/approvals/spending-limits.shape';
import type { OperationKind, OperationState } from '@/lib/contracts/office/operations';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { type Problem, problem } from '@/lib/contracts/problem/problem';
import type { Database, Statements } from '@/lib/server/database/database';
import { operations } from '@/lib/server/database/schema/schema';
import { claimedDue } from '@/lib/server/database/turns/claimed-due';
import { inTurnOf } from '@/lib/server/database/turns/in-turn-of';
import { isUniqueViolation } from '@/lib/server/database/unique-violation';
import type { EncryptionKeys } from '@/lib/server/environment/encryption-keys';
import type { OperationDescription, OperationRequest, PreparedCall } from '@/lib/server/operations/operation-handler';
import { operationFields } from '@/lib/server/privacy/at-rest/fields';
import { wordDigests } from '@/lib/server/privacy/at-rest/word-index';
import type { Services } from '@/lib/server/services';
import type { LimitedRequest } from '@/lib/server/spending-limits/limited-request';
import { requireWithinLimits } from '@/lib/server/spending-limits/require-within-limits';

export type OperationRow = typeof operations.$inferSelect;

type Store = Pick<Services, 'db' | 'environment'>;

export interface NewOperation {
  readonly kind: OperationKind;
  readonly idempotencyKey: string;
  readonly fingerprint: Buffer;
  readonly staffId: string;
  readonly description: OperationDescription;
  /** Of the payee. A confirmation can be used by one operation only. */
  readonly confirmation: string | null;
  readonly proof: OperationRequest['proof'] | null;
  /** How it counts against spending limits, and those of its requester; null where nothing counts or nothing limits. */
  readonly limited: LimitedRequest | null;
  readonly limits: SpendingLimitFields | null;
  /** The payment held back on its day whose place it takes. */
  readonly replaces: string | null;
  /** When the call must be over: after a crash the resolver takes the row from then on. */
  readonly callDeadline: Date;
}

export async function operationByKey(db: Statements, idempotencyKey: string): Promise<OperationRow | null> {
  const [row] = await db.select().from(operations).where(eq(operations.idempotencyKey, idempotencyKey));
  return row ?? null;
}

/**
 * Inserts an operation before anything is fetched or sent for it; the same statement uses up its confirmation. Null when the key exists.
 * SVB409 while another operation on the same reference or subject is unsettled, SVB452 when the confirmation was used before, SVB473 when it
 * would exceed a spending limit: what it adds is counted and written in one transaction, in the turn of its requester.
 */
export async function openOperation({ db, environment }: Store, opening: NewOperation, now: Date): Promise<OperationRow | null> {
  const { idempotencyKey, staffId, limited, limits, replaces } = opening;
  if ((limited === null || limits === null) && replaces === null) return insertOperation(db, opening, environment, now);
  return inTurnOf(db, staffId, async (tx) => {
    // The same request at the same moment: its result is repeated, and counts once.
    if (await operationByKey(tx, idempotencyKey)) return null;
    if (replaces !== null) await requireHeld(tx, replaces);
    if (limited && limits) await requireWithinLimits(tx, limited, { limits, staffId, now, except: idempotencyKey });
    return insertOperation(tx, opening, environment, now);
  });
}

/** SVB410 unless the payment to be replaced is still held back. Whoever cancels it meanwhile waits. */
async function requireHeld(tx: Statements, id: string): Promise<void> {
  const [row] = await tx.select({ state: operations.state }).from(operations).where(eq(operations.id, id)).for('update');
  if (row?.state !== 'held') throw replaced(row?.state ?? 'gone');
}

async function insertOperation(db: Statements, opening: NewOperation, keys: EncryptionKeys, now: Date): Promise<OperationRow | null> {
  try {
    const [row] = await db
      .insert(operations)
      .values({ ...openingValues(opening, keys), state: 'sending', nextReadAt: opening.callDeadline, createdAt: now, updatedAt: now })
      .onConflictDoNothing({ target: operations.idempotencyKey })
      .returning();
    return row ?? null;
  } catch (error) {
    throw openingRefusal(error);
  }
}

/** What is stored of every operation, whether it is sent now or later. */
export function openingValues(opening: Omit<NewOperation, 'callDeadline' | 'limits'>, keys: EncryptionKeys) {
  const { kind, idempotencyKey, fingerprint, staffId, description, confirmation, proof, limited, replaces } = opening;
  const { reference, subject, amount, expiresIn } = description;
  const written = description.fingerprintInput.description;
  const words =
    typeof written === 'string'
      ? {
          description: operationFields.description.encrypt(written, idempotencyKey, keys),
          descriptionWords: wordDigests(written, keys),
        }
      : {};
  const counted = limited ? { limitAmount: limited.amount, limitPayee: limited.payee?.[0] ?? null } : {};
  const proved = proof ? { proof: proof.id, proofMethod: proof.method } : {};
  return {
    kind,
    idempotencyKey,
    fingerprint,
    staffId,
    reference,
    subject,
    amount,
    expiresIn,
    confirmation,
    replaces,
    ...proved,
    ...counted,
    ...words,
  };
}

/** Why the database took no new operation. */
export function openingRefusal(error: unknown): unknown {
  if (isUniqueViolation(error, 'operations_confirmation')) return problem({ statusCode: 409, errorCode: ownCodes.confirmationUsed });
  if (isUniqueViolation(error, 'operations_replaces')) return replaced('replaced');
  return isUniqueViolation(error) ? unsettled() : error;
}

/** Stores what the outcome will be verified by. SVB409 when the row was given up meanwhile: nothing may be sent for it then. */
export async function storePrepared(
  { db, environment }: Store,
  { id, idempotencyKey }: Pick<OperationRow, 'id' | 'idempotencyKey'>,
  prepared: PreparedCall,
  now: Date,
): Promise<OperationRow> {
  const [row] = await db
    .update(operations)
    .set({ ...preparedValues(prepared, idempotencyKey, environment), updatedAt: now })
    .where(and(eq(operations.id, id), eq(operations.state, 'sending')))
    .returning();
  if (!row) throw unsettled();
  return row;
}

/** What an outcome is verified by, and who is paid. */
export function preparedValues({ amount, currency, before, payee }: PreparedCall, idempotencyKey: string, keys: EncryptionKeys) {
  const paid = payee && {
    payee: payee.payee,
    holder: operationFields.holder.encrypt(payee.holder, idempotencyKey, keys),
    holderBefore: operationFields.holderBefore.encrypt(payee.holderBefore, idempotencyKey, keys),
  };
  return { amount, currency, before, ...paid };
}

/** Deletes an operation for which nothing was sent. */
export async function deleteUnsent(db: Database, id: string): Promise<void> {
  await db.delete(operations).where(and(eq(operations.id, id), eq(operations.state, 'sending')));
}

/** Ends a planned payment, or one held back: nothing of it is ever sent, and its request is deleted. Null when it is neither. */
export async function endUnsent(db: Statements, id: string, now: Date): Promise<OperationRow | null> {
  const [ended] = await db
    .update(operations)
    .set({ state: 'canceled', plan: null, plannedDueAt: null, updatedAt: now })
    .where(and(eq(operations.id, id), inArray(operations.state, ['planned', 'held'])))
    .returning();
  return ended ?? null;
}

export interface OperationChange {
  readonly state: OperationState;
  readonly transactionId?: string | null;
  readonly problem?: Problem | null;
  readonly nextReadAt: Date | null;
}

interface TransitionResult {
  readonly row: OperationRow;
  /** False when another process changed it first. */
  readonly changed: boolean;
}

/** Changes the state if it is still one of `from`; returns the current row. */
export async function transitionOperation(
  db: Database,
  id: string,
  from: readonly OperationState[],
  change: OperationChange,
  now: Date,
): Promise<TransitionResult> {
  const [row] = await db
    .update(operations)
    .set({ ...change, updatedAt: now })
    .where(and(eq(operations.id, id), inArray(operations.state, [...from])))
    .returning();
  if (row) return { row, changed: true };
  const [present] = await db.select().from(operations).where(eq(operations.id, id));
  if (!present) throw problem({ statusCode: 404, errorCode: ownCodes.notFound });
  return { row: present, changed: false };
}

/** Whether a later attempt exists: what is found at the service then belongs to that one. */
export async function isSuperseded(db: Database, { id, kind, reference, subject, createdAt }: OperationRow): Promise<boolean> {
  const same = [
    ...(reference === null ? [] : [eq(operations.reference, reference)]),
    ...(subject === null ? [] : [eq(operations.subject, subject)]),
  ];
  const later = await db
    .select({ id: operations.id })
    .from(operations)
    .where(
      and(
        eq(operations.kind, kind),
        or(...same),
        ne(operations.id, id),
        ne(operations.state, 'refused'),
        gt(operations.createdAt, createdAt),
      ),
    )
    .limit(1);
  return later.length > 0;
}

/** While one instance looks an outcome up, no other does. */
const leaseMs = 60_000;

/** Takes due operations for lookup. Any instance may call it; each row goes to one. */
export function claimDue(db: Database, now: Date, batchSize: number): Promise<OperationRow[]> {
  return db
    .update(operations)
    .set({ nextReadAt: new Date(now.getTime() + leaseMs), reads: sql`${operations.reads} + 1` })
    .where(claimedDue({ id: operations.id, dueAt: operations.nextReadAt }, now, batchSize))
    .returning();
}

function replaced(reason: string) {
  return problem({ statusCode: 409, errorCode: ownCodes.outdated, details: [{ field: 'replaces', reason }] });
}

function unsettled() {
  return problem({ statusCode: 409, errorCode: ownCodes.conflict, details: [{ field: 'operation', reason: 'unsettled' }] });
}
