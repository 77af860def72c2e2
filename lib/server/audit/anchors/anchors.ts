import 'server-only';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '@/lib/server/database/database';
import { auditAnchors } from '@/lib/server/database/schema/audit-anchors-schema';
import { audit } from '@/lib/server/database/schema/schema';
import type { Anchor } from './anchor-line';

/** Makes the anchor of a day, once, whichever instance is first. An empty audit has no head. */
export async function makeAnchor(db: Database, day: string, now: Date): Promise<void> {
  if ((await db.$count(auditAnchors, eq(auditAnchors.day, day))) > 0) return;
  // In one statement, so that a row that is added meanwhile is in both count and head or in neither.
  await db.execute(sql`
    insert into ${auditAnchors} (day, rows, sequence, hash, at)
    select ${day}::date, (select count(*) from ${audit}), sequence, hash, ${now.toISOString()}::timestamptz
    from ${audit} order by sequence desc limit 1
    on conflict do nothing`);
}

/** Every anchor in the database, oldest first. */
export async function storedAnchors(db: Database): Promise<Anchor[]> {
  const rows = await db.select().from(auditAnchors).orderBy(asc(auditAnchors.day));
  return rows.map(anchorOf);
}

export function anchorOf({ day, rows, sequence, hash }: typeof auditAnchors.$inferSelect): Anchor {
  return { day, rows, sequence, hash: hash.toString('hex') };
}
