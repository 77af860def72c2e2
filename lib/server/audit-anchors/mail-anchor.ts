import 'server-only';
import { and, eq, not, sql } from 'drizzle-orm';
import { type Anchor, anchorLine } from '@/lib/server/audit/anchors/anchor-line';
import { staffMails } from '@/lib/server/database/schema/people-schema';
import { staff } from '@/lib/server/database/schema/schema';
import { holds } from '@/lib/server/roles/role-access';
import type { Services } from '@/lib/server/services';
import { mailStaff } from '@/lib/server/staff-mails/store';
import { AnchorFailure } from './anchor-failure';

const kind = 'audit-anchored';

/**
 * Queues an anchor for every active auditor (whose role reads the audit and manages nobody), unless it still waits in the queue. It has arrived when the first of these mails was sent, and
 * is queued again when all of them were given up.
 */
export async function mailAnchor(services: Services, anchor: Anchor): Promise<void> {
  const { db } = services;
  const { day } = anchor;
  const isQueued = and(eq(staffMails.kind, kind), sql`${staffMails.values}->>'day' = ${day}`);
  if ((await db.$count(staffMails, isQueued)) > 0) return;
  const auditors = await db
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.active, true), holds(db, 'audit:read'), not(holds(db, 'staff:write'))));
  if (auditors.length === 0) throw new AnchorFailure('NO_AUDITOR');
  const ids = auditors.map(({ id }) => id);
  await mailStaff(services, db, ids, { kind, values: { day, line: anchorLine(anchor) } });
}
