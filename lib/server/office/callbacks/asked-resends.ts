import 'server-only';
import { and, desc, eq } from 'drizzle-orm';
import { audit, staff } from '@/lib/server/database/schema/schema';
import type { OfficeHandler } from '@/lib/server/office/context';

const maxListed = 100;

/** The audit knows who asked, alone or within a resend of many. */
export const listAskedResends: OfficeHandler<'resends.asked'> = async ({ params, services }) => {
  const rows = await services.db
    .select({ at: audit.at, by: staff.name })
    .from(audit)
    .innerJoin(staff, eq(staff.id, audit.actorId))
    .where(and(eq(audit.action, 'callback.resent'), eq(audit.object, params.transactionId), eq(audit.result, 'done')))
    .orderBy(desc(audit.sequence))
    .limit(maxListed);
  return { items: rows.map(({ at, by }) => ({ at: at.toISOString(), by })) };
};
