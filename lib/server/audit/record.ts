import 'server-only';
import { desc, sql } from 'drizzle-orm';
import type { AuditAction, AuditResult } from '@/lib/contracts/office/audit/audit-action';
import type { Database } from '@/lib/server/database/database';
import { audit } from '@/lib/server/database/schema/schema';
import { metrics } from '@/lib/server/metrics/metrics';
import type { Caller } from '@/lib/server/sessions/caller';
import { chainHash, genesis } from './chain';

const writerLock = 6_042_002;
/** Rows of one batch. */
const maxBatch = 500;

/** Who caused an event: a signed-in caller with session and address, or the person a background job works for. */
type AuditSource =
  | { readonly caller: Pick<Caller, 'staffId' | 'sessionId' | 'address'> }
  | { readonly actorId: string | null; readonly address: string | null; readonly sessionId?: string };

export type AuditEvent = AuditSource & {
  readonly action: AuditAction;
  readonly object?: string | null;
  readonly result: AuditResult;
  readonly requestId?: string | null;
  /** Short facts: ids and fixed words only, no secrets, documents, e-mails or names. */
  readonly facts?: Readonly<Record<string, string>>;
};

interface PendingEvent {
  readonly event: AuditEvent;
  readonly now: Date;
  readonly began: number;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

interface Queue {
  pending: PendingEvent[];
  isWriting: boolean;
}

const queues = new WeakMap<Database, Queue>();

/**
 * Appends an event to the chain, and resolves when it is stored and linked. Events that come while others are being written go together in the
 * next batch: the chain has one head, and its turn is taken once for all of them. One that cannot be stored fails alone.
 */
export function recordAuditEvent(db: Database, event: AuditEvent, now: Date): Promise<void> {
  const queue = queues.get(db) ?? { pending: [], isWriting: false };
  queues.set(db, queue);
  return new Promise((resolve, reject) => {
    queue.pending.push({ event, now, began: performance.now(), resolve, reject });
    metrics().auditPending.inc();
    if (!queue.isWriting) void writeAll(db, queue);
  });
}

/** Never rejects: each event has its own result. */
async function writeAll(db: Database, queue: Queue): Promise<void> {
  queue.isWriting = true;
  while (queue.pending.length > 0) {
    const batch = queue.pending.splice(0, maxBatch);
    await writeBatch(db, batch);
    metrics().auditPending.dec(batch.length);
  }
  queue.isWriting = false;
}

async function writeBatch(db: Database, batch: readonly PendingEvent[]): Promise<void> {
  try {
    await append(db, batch);
  } catch (error) {
    // After a lost connection nobody knows whether it was stored; what the database has refused was not.
    if (batch.length > 1 && isRefused(error)) {
      for (const one of batch) await writeBatch(db, [one]);
      return;
    }
    for (const { reject } of batch) reject(error);
    return;
  }
  for (const { resolve, began } of batch) {
    metrics().auditSeconds.observe((performance.now() - began) / 1_000);
    resolve();
  }
}

/** Links and stores rows in one transaction. One writer at a time among all instances, so that the sequence has neither gap nor fork. */
async function append(db: Database, batch: readonly PendingEvent[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${writerLock})`);
    const [last] = await tx.select({ sequence: audit.sequence, hash: audit.hash }).from(audit).orderBy(desc(audit.sequence)).limit(1);
    let sequence = last?.sequence ?? 0;
    let previousHash = last?.hash ?? genesis;
    const rows = batch.map(({ event, now }) => {
      sequence += 1;
      const row = {
        sequence,
        at: now,
        action: event.action,
        object: event.object ?? null,
        result: event.result,
        requestId: event.requestId ?? null,
        facts: { ...event.facts },
        ...auditSource(event),
      };
      const linked = { ...row, previousHash, hash: chainHash(row, previousHash) };
      previousHash = linked.hash;
      return linked;
    });
    await tx.insert(audit).values(rows);
  });
}

/** Whether the database itself said no, by a code of five signs: the transaction was rolled back. */
function isRefused(error: unknown): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return typeof cause === 'object' && cause !== null && 'code' in cause && /^[0-9A-Z]{5}$/.test(String(cause.code));
}

/** The row's actor, session and address. A background job acts for a person without a session. */
export function auditSource(event: AuditSource) {
  if ('caller' in event) return { actorId: event.caller.staffId, sessionId: event.caller.sessionId || null, address: event.caller.address };
  return { actorId: event.actorId, sessionId: event.sessionId ?? null, address: event.address };
}
