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

interface NewOperation {
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
  const { idempotencyKey, staffId, limited, limits } = opening;
  if (limited === null || limits === null) return insertOperation(db, opening, environment, now);
  return inTurnOf(db, staffId, async (tx) => {
    // The same request at the same moment: its result is repeated, and counts once.
    if (await operationByKey(tx, idempotencyKey)) return null;
    await requireWithinLimits(tx, limited, { limits, staffId, now, except: idempotencyKey });
    return insertOperation(tx, opening, environment, now);
  });
}

async function insertOperation(db: Statements, opening: NewOperation, keys: EncryptionKeys, now: Date): Promise<OperationRow | null> {
  const { kind, idempotencyKey, fingerprint, staffId, description, confirmation, proof, limited, callDeadline } = opening;
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
  const known = {
    kind,
    idempotencyKey,
    fingerprint,
    staffId,
    reference,
    subject,
    amount,
    expiresIn,
    confirmation,
    ...proved,
    ...counted,
    ...words,
  };
  try {
    const [row] = await db
      .insert(operations)
      .values({ ...known, state: 'sending', nextReadAt: callDeadline, createdAt: now, updatedAt: now })
      .onConflictDoNothing({ target: operations.idempotencyKey })
      .returning();
    return row ?? null;
  } catch (error) {
    if (isUniqueViolation(error, 'operations_confirmation')) throw problem({ statusCode: 409, errorCode: ownCodes.confirmationUsed });
    if (isUniqueViolation(error)) throw unsettled();
    throw error;
  }
}

/** Stores what the outcome will be verified by. SVB409 when the row was given up meanwhile: nothing may be sent for it then. */
export async function storePrepared(
  { db, environment }: Store,
  { id, idempotencyKey }: Pick<OperationRow, 'id' | 'idempotencyKey'>,
  { amount, currency, before, payee }: PreparedCall,
  now: Date,
): Promise<OperationRow> {
  const paid = payee && {
    payee: payee.payee,
    holder: operationFields.holder.encrypt(payee.holder, idempotencyKey, environment),
    holderBefore: operationFields.holderBefore.encrypt(payee.holderBefore, idempotencyKey, environment),
  };
  const [row] = await db
    .update(operations)
    .set({ amount, currency, before, ...paid, updatedAt: now })
    .where(and(eq(operations.id, id), eq(operations.state, 'sending')))
    .returning();
  if (!row) throw unsettled();
  return row;
}

/** Deletes an operation for which nothing was sent. */
export async function deleteUnsent(db: Database, id: string): Promise<void> {
  await db.delete(operations).where(and(eq(operations.id, id), eq(operations.state, 'sending')));
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

function unsettled() {
  return problem({ statusCode: 409, errorCode: ownCodes.conflict, details: [{ field: 'operation', reason: 'unsettled' }] });
}
