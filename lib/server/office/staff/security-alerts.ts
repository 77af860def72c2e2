import 'server-only';
import { and, desc, eq, exists, gt, inArray, lt, ne, or, sql } from 'drizzle-orm';
import { limitKinds } from '@/lib/contracts/office/limit';
import { may } from '@/lib/contracts/office/permission';
import { accountNoticeKinds } from '@/lib/contracts/office/staff/security-alerts';
import type { RecordOf } from '@/lib/contracts/shapes';
import { sessions, staff } from '@/lib/server/database/schema/schema';
import { securityAlerts } from '@/lib/server/database/schema/throttle-schema';
import type { OfficeHandler } from '@/lib/server/office/context';

const shownDays = 7;
const maxListed = 20;

type Item = RecordOf<'securityAlerts.list'>['items'][number];

/** Recent alerts and notices about one's own account, and alerts about all accounts for those who manage people. */
export const listSecurityAlerts: OfficeHandler<'securityAlerts.list'> = async ({ caller, services }) => {
  const since = new Date(services.now().getTime() - shownDays * 86_400_000);
  const ofAll = may(caller, 'staff:write')
    ? inArray(securityAlerts.kind, ['password-failures', 'limit-reached', 'break-glass-used'])
    : undefined;
  const own = inArray(securityAlerts.kind, ['password-failures', ...accountNoticeKinds]);
  // Of a new device those sessions are told that were open before: whoever sits at it knows.
  const isOld = services.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.id, caller.sessionId),
        lt(sessions.createdAt, securityAlerts.at),
        sql`${securityAlerts.facts} ->> 'session' <> ${sessions.id}::text`,
      ),
    );
  const isForThis = or(ne(securityAlerts.kind, 'new-device'), exists(isOld));
  const isVisible = or(ofAll, and(eq(securityAlerts.staffId, caller.staffId), own));
  const rows = await services.db
    .select({ alert: securityAlerts, person: staff.name })
    .from(securityAlerts)
    .innerJoin(staff, eq(staff.id, securityAlerts.staffId))
    .where(and(gt(securityAlerts.at, since), isVisible, isForThis))
    .orderBy(desc(securityAlerts.at))
    .limit(maxListed);
  return { items: rows.flatMap(({ alert, person }) => itemOf(alert, person, caller.staffId)) };
};

function itemOf({ id, kind, facts, at, staffId }: typeof securityAlerts.$inferSelect, person: string, callerId: string): Item[] {
  const about = { id, at: at.toISOString(), person, mine: staffId === callerId };
  if (kind === 'password-failures') return [{ ...about, kind, failures: Number(facts.failures) }];
  if (kind !== 'limit-reached') return [{ ...about, kind }];
  const limit = limitKinds.find((known) => known === facts.limit);
  return limit ? [{ ...about, kind, limit }] : [];
}
