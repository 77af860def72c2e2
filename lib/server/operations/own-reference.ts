import 'server-only';
import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '@/lib/server/database/database';
import { operations } from '@/lib/server/database/schema';
import type { OperationFacts } from './operation-handler';

/** The reference of an act that was given none. */
export function generateReference(idempotencyKey: string): string {
  return `bal-${idempotencyKey}`;
}

/**
 * Whether what exists under the reference can only be ours: made from this very key, or used by an earlier try of which reading
 * had found no trace. Any other reference may belong to someone else's act, however equal the amounts are.
 */
export async function isOwnReference(db: Database, { id, kind, reference, idempotencyKey }: OperationFacts): Promise<boolean> {
  if (reference === null) return false;
  if (reference === generateReference(idempotencyKey)) return true;
  const tries = await db
    .select({ id: operations.id })
    .from(operations)
    .where(and(eq(operations.reference, reference), eq(operations.kind, kind), eq(operations.state, 'not-found'), ne(operations.id, id)))
    .limit(1);
  return tries.length > 0;
}

/** When another act was first begun under the reference, whatever became of it; null when none was. */
export async function firstTriedAt(db: Database, { id, reference }: OperationFacts): Promise<Date | null> {
  if (reference === null) return null;
  const [first] = await db
    .select({ at: operations.createdAt })
    .from(operations)
    .where(and(eq(operations.reference, reference), ne(operations.id, id)))
    .orderBy(operations.createdAt)
    .limit(1);
  return first?.at ?? null;
}
