import 'server-only';
import { and, eq, gt, gte, inArray, isNull, min, ne, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { newPayeeHours } from '@/lib/contracts/office/approvals/spending-limits';
import type { Spending } from '@/lib/domain/spending-limit/spending-limit';
import { type Reais, sumReais, toReais } from '@/lib/format/money/money';
import type { Statements } from '@/lib/server/database/database';
import { approvals } from '@/lib/server/database/schema/approvals-schema';
import { operations } from '@/lib/server/database/schema/schema';
import { limitedKinds } from './limited-request';

const sent = inArray(operations.state, ['sending', 'unknown', 'done']);
const sumOfOperations = sql<string | null>`sum(coalesce(${operations.limitAmount}, ${operations.amount})::numeric)::text`;

interface PersonSince {
  readonly kind: Spending['kind'];
  readonly staffId: string;
  readonly since: Date;
  readonly now: Date;
  /** The approval that is being carried out: it must not count twice. */
  readonly except: string | null;
}

/** What a person has sent since an instant, or may have, and what of theirs waits for approval. What was refused or left no trace does not count. */
export async function spentSince(db: Statements, { kind, staffId, since, now, except }: PersonSince): Promise<Reais> {
  const kinds = [...limitedKinds[kind]];
  const rows = await unionAll(
    db
      .select({ sum: sumOfOperations })
      .from(operations)
      .where(and(eq(operations.staffId, staffId), inArray(operations.kind, kinds), sent, gte(operations.createdAt, since))),
    db
      .select({ sum: sql<string | null>`sum(${approvals.amount}::numeric)::text` })
      .from(approvals)
      .where(
        and(
          eq(approvals.makerId, staffId),
          inArray(approvals.endpoint, kinds),
          inArray(approvals.state, ['waiting', 'approved', 'executing']),
          gt(approvals.lapsesAt, now),
          isNull(approvals.operationId),
          isNull(approvals.plannedFor),
          except === null ? undefined : ne(approvals.id, except),
        ),
      ),
  );
  return sumReais(rows.map(({ sum }) => toReais(sum ?? '0')));
}

/** What a person has planned for a later day, and what they asked to plan for it and waits for approval. */
export async function plannedForDay(
  db: Statements,
  { kind, staffId, day, except }: Pick<PersonSince, 'kind' | 'staffId' | 'except'> & { readonly day: string },
): Promise<Reais> {
  const kinds = [...limitedKinds[kind]];
  const rows = await unionAll(
    db
      .select({ sum: sumOfOperations })
      .from(operations)
      .where(
        and(
          eq(operations.staffId, staffId),
          inArray(operations.kind, kinds),
          eq(operations.state, 'planned'),
          eq(operations.plannedFor, day),
          except === null ? undefined : ne(operations.idempotencyKey, except),
        ),
      ),
    db
      .select({ sum: sql<string | null>`sum(${approvals.amount}::numeric)::text` })
      .from(approvals)
      .where(
        and(
          eq(approvals.makerId, staffId),
          inArray(approvals.endpoint, kinds),
          inArray(approvals.state, ['waiting', 'approved', 'executing']),
          isNull(approvals.operationId),
          eq(approvals.plannedFor, day),
          except === null ? undefined : ne(approvals.id, except),
        ),
      ),
  );
  return sumReais(rows.map(({ sum }) => toReais(sum ?? '0')));
}

/** When a payee was first paid from here, by anybody, and what was sent to them in the last 24 hours. */
export async function paidTo(
  db: Statements,
  payees: readonly string[],
  now: Date,
): Promise<Pick<NonNullable<Spending['payee']>, 'firstPaidAt' | 'sentLately'>> {
  const isPayee = or(inArray(operations.limitPayee, [...payees]), inArray(operations.payee, [...payees]));
  const lately = gte(operations.createdAt, new Date(now.getTime() - newPayeeHours * 3_600_000));
  const [[first], [sum]] = await Promise.all([
    db
      .select({ at: min(operations.createdAt) })
      .from(operations)
      .where(and(isPayee, eq(operations.state, 'done'))),
    db
      .select({ sum: sumOfOperations })
      .from(operations)
      .where(and(isPayee, sent, lately)),
  ]);
  return { firstPaidAt: first?.at ?? null, sentLately: toReais(sum?.sum ?? '0') };
}
