import 'server-only';
import { and, desc, eq, gt } from 'drizzle-orm';
import { limitKinds } from '@/lib/contracts/office/limit';
import { roleMay } from '@/lib/contracts/office/permission';
import type { RecordOf } from '@/lib/contracts/shapes';
import { staff } from '@/lib/server/database/schema';
import { securityAlerts } from '@/lib/server/database/throttle-schema';
import type { OfficeHandler } from '@/lib/server/office/context';

const shownDays = 7;
const most = 20;

type Item = RecordOf<'securityAlerts.list'>['items'][number];

/** Recent alerts about one's own account, and about all accounts for those who manage people. */
export const listSecurityAlerts: OfficeHandler<'securityAlerts.list'> = async ({ caller, services }) => {
  const since = new Date(services.now().getTime() - shownDays * 86_400_000);
  const isTheirs = and(eq(securityAlerts.staffId, caller.staffId), eq(securityAlerts.kind, 'password-failures'));
  const isVisible = roleMay(caller.role, 'staff:write') ? undefined : isTheirs;
  const rows = await services.db
    .select({ alert: securityAlerts, person: staff.name })
    .from(securityAlerts)
    .innerJoin(staff, eq(staff.id, securityAlerts.staffId))
    .where(and(gt(securityAlerts.at, since), isVisible))
    .orderBy(desc(securityAlerts.at))
    .limit(most);
  return { items: rows.flatMap(({ alert, person }) => itemOf(alert, person, caller.staffId)) };
};

function itemOf({ id, kind, facts, at, staffId }: typeof securityAlerts.$inferSelect, person: string, callerId: string): Item[] {
  const about = { id, at: at.toISOString(), person, mine: staffId === callerId };
  if (kind === 'password-failures') return [{ ...about, kind, failures: Number(facts.failures) }];
  const limit = limitKinds.find((known) => known === facts.limit);
  return limit ? [{ ...about, kind, limit }] : [];
}
