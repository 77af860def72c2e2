import 'server-only';
import { desc, sql } from 'drizzle-orm';
import type { AuditAction, AuditResult } from '@/lib/contracts/office/audit/audit-action';
import type { Database } from '@/lib/server/database/database';
import { audit } from '@/lib/server/database/schema';
import type { Caller } from '@/lib/server/sessions/caller';
import { chainHash, genesis } from './chain';

const writerLock = 6_042_002;

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

/** Appends an event to the chain. One writer at a time, so that the sequence has neither gap nor fork. */
export async function recordAuditEvent(db: Database, event: AuditEvent, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${writerLock})`);
    const [last] = await tx.select({ sequence: audit.sequence, hash: audit.hash }).from(audit).orderBy(desc(audit.sequence)).limit(1);
    const row = {
      sequence: (last?.sequence ?? 0) + 1,
      at: now,
      action: event.action,
      object: event.object ?? null,
      result: event.result,
      requestId: event.requestId ?? null,
      facts: { ...event.facts },
      ...auditSource(event),
    };
    const previousHash = last?.hash ?? genesis;
    await tx.insert(audit).values({ ...row, previousHash, hash: chainHash(row, previousHash) });
  });
}

/** The row's actor, session and address. A background job acts for a person without a session. */
export function auditSource(event: AuditSource) {
  if ('caller' in event) return { actorId: event.caller.staffId, sessionId: event.caller.sessionId || null, address: event.caller.address };
  return { actorId: event.actorId, sessionId: event.sessionId ?? null, address: event.address };
}
