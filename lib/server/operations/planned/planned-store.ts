import 'server-only';
import { and, eq, inArray } from 'drizzle-orm';
import type { HeldReason } from '@/lib/contracts/office/operations';
import type { Problem } from '@/lib/contracts/problem/problem';
import { recordAuditEvent } from '@/lib/server/audit/record';
import type { Database, Statements } from '@/lib/server/database/database';
import { operations } from '@/lib/server/database/schema/schema';
import { claimedDue } from '@/lib/server/database/turns/claimed-due';
import { inTurnOf, type Transaction } from '@/lib/server/database/turns/in-turn-of';
import { announce } from '@/lib/server/live/announce';
import { operationFacts } from '@/lib/server/operations/operation-facts';
import type { PreparedCall } from '@/lib/server/operations/operation-handler';
import { callDeadline } from '@/lib/server/operations/settle/settle';
import { endUnsent, type OperationRow, preparedValues } from '@/lib/server/operations/stored/store';
import type { Services } from '@/lib/server/services';
import { notifyStopped } from './notify-stopped';

/** While one instance reads what a planned payment needs, no other takes it up. */
const leaseMs = 3 * 60_000;

const over = { plan: null, plannedDueAt: null } as const;

/** Takes the planned payment that has waited longest; null when none is due. */
export async function claimPlanned(db: Database, now: Date): Promise<OperationRow | null> {
  const [row] = await db
    .update(operations)
    .set({ plannedDueAt: new Date(now.getTime() + leaseMs) })
    .where(claimedDue({ id: operations.id, dueAt: operations.plannedDueAt }, now, 1))
    .returning();
  return row ?? null;
}

/** Puts a planned payment off that could not be read now. It stays due on its day. */
export async function postponePlanned(db: Database, { id }: OperationRow, until: Date): Promise<void> {
  await db
    .update(operations)
    .set({ plannedDueAt: until })
    .where(and(eq(operations.id, id), eq(operations.state, 'planned')));
}

/**
 * Begins a planned payment: from here on it is an operation like any other, opened now, and sent once or never. `check` looks, in the turn of
 * its requester, at what others could have changed; it names why it is held back, or throws. False when somebody ended it meanwhile, or
 * another instance began it.
 */
export function beginPlanned(
  row: OperationRow,
  prepared: PreparedCall,
  check: (tx: Transaction) => Promise<HeldReason | null>,
  services: Services,
): Promise<OperationRow | HeldReason | null> {
  const { db, environment } = services;
  return inTurnOf(db, row.staffId, async (tx) => {
    const held = await check(tx);
    if (held) return held;
    const now = services.now();
    const [begun] = await tx
      .update(operations)
      .set({
        ...preparedValues(prepared, row.idempotencyKey, environment),
        ...over,
        state: 'sending',
        nextReadAt: callDeadline(services),
        createdAt: now,
        updatedAt: now,
      })
      .where(and(eq(operations.id, row.id), eq(operations.state, 'planned')))
      .returning();
    return begun ?? null;
  });
}

interface Holding {
  readonly reason: HeldReason;
  readonly problem?: Problem | null;
}

/** Holds a planned payment back: nothing was sent, and nothing goes by itself any more. People are told once. */
export async function holdPlanned(row: OperationRow, { reason, problem = null }: Holding, services: Services): Promise<void> {
  const { db, environment } = services;
  const now = services.now();
  const [held] = await db
    .update(operations)
    .set({ state: 'held', held: reason, problem, plannedDueAt: null, updatedAt: now })
    .where(and(eq(operations.id, row.id), eq(operations.state, 'planned')))
    .returning();
  if (!held) return;
  const facts = { ...operationFacts(held, environment), day: held.plannedFor ?? '', reason };
  const event = { actorId: row.staffId, address: null, action: 'operation.held', object: row.id, result: 'refused', facts } as const;
  await recordAuditEvent(db, event, now);
  await notifyStopped(held, reason, services);
  await announce(db, ['operations']);
}

/** Ends a planned payment, or one held back, of which nothing was sent and that no other is replacing now. Null when it is another state. */
export function cancelPlanned(db: Database, id: string, now: Date): Promise<OperationRow | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ id: operations.id })
      .from(operations)
      .where(and(eq(operations.id, id), inArray(operations.state, ['planned', 'held'])))
      .for('update');
    if (!row || (await isBeingReplaced(tx, id))) return null;
    return endUnsent(tx, id, now);
  });
}

async function isBeingReplaced(tx: Statements, id: string): Promise<boolean> {
  const isUnderWay = and(eq(operations.replaces, id), inArray(operations.state, ['sending', 'unknown', 'done']));
  return (await tx.select({ id: operations.id }).from(operations).where(isUnderWay)).length > 0;
}
