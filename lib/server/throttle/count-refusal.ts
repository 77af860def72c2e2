import 'server-only';
import { and, eq, lt, sql } from 'drizzle-orm';
import { type AuditEvent, auditSource, recordAuditEvent } from '@/lib/server/audit/record';
import type { Database } from '@/lib/server/database/database';
import { refusalCounts } from '@/lib/server/database/schema/throttle-schema';
import { networkOf } from '@/lib/server/http/client-address/network-of';

/** Networks distinguished within one minute; more are counted together, as an attack from everywhere is one event. */
const maxNetworks = 30;
const minuteMs = 60_000;
const batch = 100;

/**
 * Audits refusals once a minute: the first at once, the total when the minute is over. So nobody can fill the audit by being refused. A
 * person's are counted by what was refused, those of strangers (`null`) by network, and those of somebody whom single sign-on knows and we do not by who
 * it is.
 */
export async function countRefusal(db: Database, event: AuditEvent, refused: string | null, now: Date): Promise<void> {
  const { action } = event;
  const { actorId, address } = auditSource(event);
  const minute = new Date(Math.floor(now.getTime() / minuteMs) * minuteMs);
  const network = networkOf(address) ?? 'unknown';
  const seen = sql`(select count(*) from ${refusalCounts} where action = ${action} and minute = ${minute.toISOString()}::timestamptz)`;
  const subject =
    refused === null ? sql<string>`case when ${seen} >= ${maxNetworks}::int then 'elsewhere' else ${network} end` : `${actorId} ${refused}`;
  const [row] = await db
    .insert(refusalCounts)
    .values({ action, subject, minute, actorId: refused === null ? null : actorId, count: 1 })
    .onConflictDoUpdate({
      target: [refusalCounts.action, refusalCounts.subject, refusalCounts.minute],
      set: { count: sql`${refusalCounts.count} + 1` },
    })
    .returning({ count: refusalCounts.count });
  if (row?.count === 1) await recordAuditEvent(db, event, now);
}

/** Audits the totals of past minutes, each once however many instances run. */
export async function settleRefusals(db: Database, now: Date): Promise<void> {
  const thisMinute = new Date(Math.floor(now.getTime() / minuteMs) * minuteMs);
  await db.transaction(async (tx) => {
    const over = await tx
      .select()
      .from(refusalCounts)
      .where(lt(refusalCounts.minute, thisMinute))
      .orderBy(refusalCounts.minute)
      .limit(batch)
      .for('update', { skipLocked: true });
    for (const { action, actorId, subject, minute, count } of over) {
      await tx
        .delete(refusalCounts)
        .where(and(eq(refusalCounts.action, action), eq(refusalCounts.subject, subject), eq(refusalCounts.minute, minute)));
      if (count === 1) continue;
      const of = describeSubject(subject, actorId);
      const facts = { count: String(count), minute: minute.toISOString(), ...of };
      await recordAuditEvent(db, { actorId, address: null, action, result: 'refused', facts }, now);
    }
  });
}

/** Whose refusals were counted. */
function describeSubject(subject: string, actorId: string | null): Record<string, string> {
  const start = `${actorId} `;
  if (!subject.startsWith(start)) return { network: subject };
  const refused = subject.slice(start.length);
  return actorId === null ? { subject: refused.split(' ')[0] ?? '' } : { endpoint: refused };
}
