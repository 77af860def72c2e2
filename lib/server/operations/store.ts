import 'server-only';
import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { OperationKind, OperationState } from '@/lib/contracts/operations';
import { type Problem, problem } from '@/lib/contracts/problem';
import type { Database } from '@/lib/server/database/database';
import { operations } from '@/lib/server/database/schema';
import type { Prepared } from './kind';

export type OperationRow = typeof operations.$inferSelect;

interface Opening {
  readonly kind: OperationKind;
  readonly idempotencyKey: string;
  readonly fingerprint: Buffer;
  readonly staffId: string;
  readonly prepared: Prepared;
}

export async function operationByKey(db: Database, idempotencyKey: string): Promise<OperationRow | null> {
  const [row] = await db.select().from(operations).where(eq(operations.idempotencyKey, idempotencyKey));
  return row ?? null;
}

/**
 * Writes an operation before anything is sent. Null when its key is taken; SVB409 when another one is still unsettled
 * for the same reference or subject.
 */
export async function openOperation(db: Database, { kind, idempotencyKey, fingerprint, staffId, prepared }: Opening, now: Date) {
  const { reference, subject, amount, before } = prepared;
  try {
    const values = {
      kind,
      idempotencyKey,
      fingerprint,
      staffId,
      reference,
      subject,
      amount,
      before,
      state: 'sending' as const,
      createdAt: now,
      updatedAt: now,
    };
    // A crash between this line and the answer leaves the row to the resolver, once the call can no longer be under way.
    const nextReadAt = new Date(now.getTime() + 90_000);
    const [row] = await db
      .insert(operations)
      .values({ ...values, nextReadAt })
      .onConflictDoNothing({ target: operations.idempotencyKey })
      .returning();
    return row ?? null;
  } catch (error) {
    if (isUniqueViolation(error))
      throw problem({ statusCode: 409, errorCode: 'SVB409', details: [{ field: 'operation', reason: 'unsettled' }] });
    throw error;
  }
}

interface Settling {
  readonly state: OperationState;
  readonly transactionId?: string | null;
  readonly problem?: Problem | null;
  readonly nextReadAt: Date | null;
  readonly reads?: number;
}

/** Moves an operation on, unless someone else settled it first; answers the row as it is now. */
export async function moveOperation(db: Database, id: string, change: Settling, now: Date): Promise<OperationRow> {
  const movable: OperationState[] = ['sending', 'unknown', 'not-found'];
  const [moved] = await db
    .update(operations)
    .set({ ...change, updatedAt: now })
    .where(and(eq(operations.id, id), inArray(operations.state, movable)))
    .returning();
  if (moved) return moved;
  const [row] = await db.select().from(operations).where(eq(operations.id, id));
  if (!row) throw problem({ statusCode: 404, errorCode: 'SVB404' });
  return row;
}

/** While one instance reads an outcome no other one does. */
const leaseMs = 60_000;

/** Takes operations whose outcome is due to be read. Any instance may; each row goes to one. */
export function claimDue(db: Database, now: Date, most: number): Promise<OperationRow[]> {
  const due = db
    .select({ id: operations.id })
    .from(operations)
    .where(lte(operations.nextReadAt, now))
    .orderBy(operations.nextReadAt)
    .limit(most)
    .for('update', { skipLocked: true });
  return db
    .update(operations)
    .set({ nextReadAt: new Date(now.getTime() + leaseMs), reads: sql`${operations.reads} + 1` })
    .where(inArray(operations.id, due))
    .returning();
}

function isUniqueViolation(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null;
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === '23505';
}
