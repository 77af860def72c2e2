import 'server-only';
import { and, eq, gt, gte, inArray, isNull, notExists, sql } from 'drizzle-orm';
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core';
import type { ApprovableAction } from '@/lib/contracts/office/approvals/approvable-action';
import { businessDay, dayStart } from '@/lib/format/date';
import { type Reais, sumReais, toReais } from '@/lib/format/money/money';
import { serviceZone } from '@/lib/format/zone';
import { operationKindsOf } from '@/lib/server/approvals/rules/sensitive-endpoints';
import type { Statements } from '@/lib/server/database/database';
import { approvalPasses, approvals } from '@/lib/server/database/schema/approvals-schema';
import { operations } from '@/lib/server/database/schema/schema';

/** How long a request that went through counts before its operation is written. */
const passMs = 2 * 60_000;

export interface PersonDay {
  readonly staffId: string;
  readonly now: Date;
  /** Another day than today, for which a payment is planned. */
  readonly plannedFor?: string | null;
}

/**
 * What a person has asked for today, by the day of São Paulo, in these actions: what was sent or may have been, what is about to be, and what
 * waits for approval. What was refused or left no trace does not count. For a later day: what is planned for it, or waits to be.
 */
export async function sumOfDay(
  db: Statements,
  actions: readonly ApprovableAction[],
  { staffId, now, plannedFor = null }: PersonDay,
): Promise<Reais> {
  const since = new Date(dayStart(businessDay(now, serviceZone), serviceZone));
  const kinds = operationKindsOf(actions);
  const total = (column: PgColumn) => sql<string | null>`sum(${column}::numeric)::text`;
  // In one statement, and so of one moment: an operation that is being written is in one of the first two, never in neither.
  const rows = await unionAll(
    db
      .select({ sum: total(operations.amount) })
      .from(operations)
      .where(
        and(
          eq(operations.staffId, staffId),
          inArray(operations.kind, kinds),
          plannedFor === null
            ? and(inArray(operations.state, ['sending', 'unknown', 'done']), gte(operations.createdAt, since))
            : and(eq(operations.state, 'planned'), eq(operations.plannedFor, plannedFor)),
        ),
      ),
    db
      .select({ sum: total(approvalPasses.amount) })
      .from(approvalPasses)
      .where(
        and(
          eq(approvalPasses.staffId, staffId),
          inArray(approvalPasses.action, [...actions]),
          plannedFor === null ? undefined : sql`false`,
          gt(approvalPasses.at, new Date(now.getTime() - passMs)),
          notExists(db.select({ one: sql`1` }).from(operations).where(eq(operations.idempotencyKey, approvalPasses.idempotencyKey))),
        ),
      ),
    db
      .select({ sum: total(approvals.amount) })
      .from(approvals)
      .where(
        and(
          eq(approvals.makerId, staffId),
          inArray(approvals.action, [...actions]),
          inArray(approvals.state, ['waiting', 'approved', 'executing']),
          gt(approvals.lapsesAt, now),
          isNull(approvals.operationId),
          plannedFor === null ? isNull(approvals.plannedFor) : eq(approvals.plannedFor, plannedFor),
        ),
      ),
  );
  return sumReais(rows.map(({ sum }) => toReais(sum ?? '0')));
}
