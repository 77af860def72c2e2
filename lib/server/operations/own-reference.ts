import 'server-only';
import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '@/lib/server/database/database';
import { operations } from '@/lib/server/database/schema/schema';
import type { OperationFacts } from './operation-handler';

/** The client reference of an operation that was given none. */
export function generateReference(idempotencyKey: string): string {
  return `bal-${idempotencyKey}`;
}

/**
 * Whether what exists under the reference can only be ours: the reference was generated from this key, or an earlier attempt with it was
 * looked up and not found. Any other reference may belong to a different operation, even with the same amount.
 */
export async function isOwnReference(db: Database, { id, kind, reference, idempotencyKey }: OperationFacts): Promise<boolean> {
  if (reference === null) return false;
  if (reference === generateReference(idempotencyKey)) return true;
  const attempts = await db
    .select({ id: operations.id })
    .from(operations)
    .where(and(eq(operations.reference, reference), eq(operations.kind, kind), eq(operations.state, 'not-found'), ne(operations.id, id)))
    .limit(1);
  return attempts.length > 0;
}

/** When another operation first used the reference, whatever its state; null when none did. */
export async function firstAttemptAt(db: Database, { id, reference }: OperationFacts): Promise<Date | null> {
  if (reference === null) return null;
  const [first] = await db
    .select({ at: operations.createdAt })
    .from(operations)
    .where(and(eq(operations.reference, reference), ne(operations.id, id)))
    .orderBy(operations.createdAt)
    .limit(1);
  return first?.at ?? null;
}
