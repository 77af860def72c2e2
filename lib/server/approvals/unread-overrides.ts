import 'server-only';
import { and, desc, isNotNull, isNull } from 'drizzle-orm';
import type { Statements } from '@/lib/server/database/database';
import { approvals } from '@/lib/server/database/schema/approvals-schema';

/** The requests that were carried out without their approvals and that nobody has taken note of, newest first. */
export async function unreadOverrides(db: Statements): Promise<string[]> {
  const rows = await db
    .select({ id: approvals.id })
    .from(approvals)
    .where(and(isNotNull(approvals.overriddenBy), isNull(approvals.acknowledgedBy)))
    .orderBy(desc(approvals.decidedAt))
    .limit(50);
  return rows.map(({ id }) => id);
}
