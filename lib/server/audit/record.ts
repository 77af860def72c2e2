import 'server-only';
import { desc, sql } from 'drizzle-orm';
import type { auditActions } from '@/lib/contracts/audit';
import type { Database } from '@/lib/server/database/database';
import { audit } from '@/lib/server/database/schema';
import { chainHash, genesis } from './chain';

const writerLock = 6_042_002;

export interface AuditEvent {
  readonly actorId: string | null;
  readonly action: (typeof auditActions)[number];
  readonly object?: string | null;
  readonly result: 'done' | 'refused';
  readonly address?: string | null;
  readonly requestId?: string | null;
  /** Short facts without secrets, documents, e-mails or names: ids and words only. */
  readonly facts?: Readonly<Record<string, string>>;
}

/** Appends to the chain. One writer at a time, so that the sequence has no gap and no fork. */
export async function recordAudit(db: Database, event: AuditEvent, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${writerLock})`);
    const [last] = await tx.select({ sequence: audit.sequence, hash: audit.hash }).from(audit).orderBy(desc(audit.sequence)).limit(1);
    const row = {
      sequence: (last?.sequence ?? 0) + 1,
      at: now,
      actorId: event.actorId,
      action: event.action,
      object: event.object ?? null,
      result: event.result,
      address: event.address ?? null,
      requestId: event.requestId ?? null,
      facts: { ...event.facts },
    };
    const previousHash = last?.hash ?? genesis;
    await tx.insert(audit).values({ ...row, previousHash, hash: chainHash(row, previousHash) });
  });
}
