import 'server-only';
import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { AnchorChannel } from '@/lib/contracts/office/audit/anchor-channels';
import type { Database, Statements } from '@/lib/server/database/database';
import { auditAnchors, auditAnchorDeliveries as deliveries } from '@/lib/server/database/schema/audit-anchors-schema';
import type { Anchor } from './anchor-line';
import { anchorOf } from './anchors';

/** An anchor to be delivered to one place, by the process that claimed it. */
export interface AnchorDelivery {
  readonly anchor: Anchor;
  readonly channel: AnchorChannel;
  readonly tries: number;
}

/** Puts the anchor of a day on its way to these places, once each. */
export async function addDeliveries(db: Database, day: string, channels: readonly AnchorChannel[], now: Date): Promise<void> {
  if (channels.length === 0 || (await db.$count(auditAnchors, eq(auditAnchors.day, day))) === 0) return;
  await db
    .insert(deliveries)
    .values(channels.map((channel) => ({ day, channel, nextAt: now })))
    .onConflictDoNothing();
}

/** Takes the oldest due delivery to one of these places, and locks it for as long as `waitMs` says after so many tries. */
export async function claimDelivery(
  db: Database,
  channels: readonly AnchorChannel[],
  now: Date,
  waitMs: (tries: number) => number,
): Promise<AnchorDelivery | null> {
  if (channels.length === 0) return null;
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(deliveries)
      .where(and(inArray(deliveries.channel, [...channels]), lte(deliveries.nextAt, now)))
      .orderBy(asc(deliveries.nextAt), asc(deliveries.day))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return null;
    const { day, channel } = due;
    const tries = due.tries + 1;
    const nextAt = new Date(now.getTime() + waitMs(tries));
    await tx.update(deliveries).set({ tries, nextAt }).where(ofDelivery({ day, channel }));
    const [anchor] = await tx.select().from(auditAnchors).where(eq(auditAnchors.day, day));
    return anchor ? { anchor: anchorOf(anchor), channel, tries } : null;
  });
}

interface DeliveryKey {
  readonly day: string;
  readonly channel: AnchorChannel;
}

export async function noteArrived(db: Statements, key: DeliveryKey, now: Date): Promise<void> {
  await db.update(deliveries).set({ deliveredAt: now, nextAt: null, problem: null }).where(ofDelivery(key));
}

/** Notes why a try failed; one that arrived meanwhile stays arrived. */
export async function noteProblem(db: Statements, key: DeliveryKey, problem: string): Promise<void> {
  await db
    .update(deliveries)
    .set({ problem })
    .where(and(ofDelivery(key), isNull(deliveries.deliveredAt)));
}

/** The last anchor that arrived at each place, and for each place how many are waiting and why. */
export async function deliveryState(db: Database) {
  const [arrived, waiting] = await Promise.all([
    db
      .selectDistinctOn([deliveries.channel], { channel: deliveries.channel, day: deliveries.day, sequence: auditAnchors.sequence })
      .from(deliveries)
      .innerJoin(auditAnchors, eq(auditAnchors.day, deliveries.day))
      .where(isNotNull(deliveries.deliveredAt))
      .orderBy(deliveries.channel, desc(deliveries.day)),
    db
      .select({
        channel: deliveries.channel,
        count: sql<number>`count(*)::int`,
        since: sql<string>`min(${deliveries.day})::text`,
        problem: sql<string | null>`(array_agg(${deliveries.problem} order by ${deliveries.day}))[1]`,
      })
      .from(deliveries)
      .where(and(isNull(deliveries.deliveredAt), sql`${deliveries.tries} > 0`))
      .groupBy(deliveries.channel),
  ]);
  return { arrived, waiting };
}

function ofDelivery({ day, channel }: DeliveryKey) {
  return and(eq(deliveries.day, day), eq(deliveries.channel, channel));
}
