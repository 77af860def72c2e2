import 'server-only';
import { and, eq, gte, inArray, isNull, lte, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AuditAction } from '@/lib/contracts/office/audit/audit-action';
import type { InputOf } from '@/lib/contracts/registry';
import type { Database } from '@/lib/server/database/database';
import { audit, operations } from '@/lib/server/database/schema/schema';

type AuditQuery = NonNullable<InputOf<'audit.list'>['query']>;

const later = alias(audit, 'later');
const ofOperations: AuditAction[] = ['operation.opened', 'operation.settled'];
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** The maximum number of operations searched for by one reference. */
const maxOperations = 200;

/**
 * The rows that match a query. Of an action only the last row counts: a result replaces its request, and an operation's last state those
 * before.
 */
export async function auditFilter(query: AuditQuery, db: Database): Promise<SQL | undefined> {
  const { actor, object, action, operation, result, dateFrom, dateTo } = query;
  return and(
    or(ne(audit.result, 'asked'), isNull(outcome(db))),
    or(notInArray(audit.action, ofOperations), isNull(audit.object), isNull(nextState(db))),
    actor === undefined ? undefined : uuid.test(actor) ? eq(audit.actorId, actor) : sql`false`,
    object === undefined ? undefined : inArray(audit.object, [object, ...(await operationsAbout(object, db))]),
    action && inArray(audit.action, withOperations(action)),
    operation && inArray(operationKind, [...operation]),
    result && inArray(audit.result, [...result]),
    dateFrom ? gte(audit.at, new Date(dateFrom)) : undefined,
    dateTo ? lte(audit.at, new Date(dateTo)) : undefined,
  );
}

/** As its index has it. */
const operationKind = sql<string>`(${audit.facts}->>'kind')`;

// With a limit each is looked up for the row at hand; without, the planner may read the whole table first.

function outcome(db: Database) {
  const isOutcome = and(eq(later.requestId, audit.requestId), ne(later.result, 'asked'), sql`${later.sequence} > ${audit.sequence}`);
  return sql`(${db.select({ found: sql`1` }).from(later).where(isOutcome).limit(1)})`;
}

function nextState(db: Database) {
  const isNext = and(eq(later.object, audit.object), eq(later.action, 'operation.settled'), sql`${later.sequence} > ${audit.sequence}`);
  return sql`(${db.select({ found: sql`1` }).from(later).where(isNext).limit(1)})`;
}

/** Sent and settled are one action. */
function withOperations(actions: readonly AuditAction[]): AuditAction[] {
  return actions.some((one) => ofOperations.includes(one)) ? [...actions, ...ofOperations] : [...actions];
}

/** The operations on a transaction, or with a reference. */
async function operationsAbout(text: string, db: Database): Promise<string[]> {
  const isAbout = or(eq(operations.subject, text), eq(operations.transactionId, text), eq(operations.reference, text));
  const rows = await db.select({ id: operations.id }).from(operations).where(isAbout).limit(maxOperations);
  return rows.map(({ id }) => id);
}
