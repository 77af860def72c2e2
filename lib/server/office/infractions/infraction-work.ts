import 'server-only';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { byDeadline } from '@/lib/domain/infraction/queue-order';
import { defenseDrafts, infractionAssignments, infractionPauses, sentDefenses } from '@/lib/server/database/schema/infractions-schema';
import { staff } from '@/lib/server/database/schema/schema';
import { readWholeQueue } from '@/lib/server/infractions/read-whole-queue';
import { announce } from '@/lib/server/live/announce';
import type { OfficeHandler } from '@/lib/server/office/context';

export const readQueue: OfficeHandler<'infractions.queue'> = async ({ caller, services, requestId }) => {
  const { infractions, truncated, readAt } = await readWholeQueue(services, requestId);
  const ids = infractions.map(({ id }) => id);
  const [owners, drafts, sending, pauses] = await Promise.all([
    services.db
      .select({ id: infractionAssignments.infractionId, staffId: staff.id, name: staff.name })
      .from(infractionAssignments)
      .innerJoin(staff, eq(staff.id, infractionAssignments.staffId))
      .where(inArray(infractionAssignments.infractionId, ids)),
    services.db
      .select({ id: defenseDrafts.infractionId, at: defenseDrafts.updatedAt })
      .from(defenseDrafts)
      .where(and(inArray(defenseDrafts.infractionId, ids), sql`${defenseDrafts.version} > 0`)),
    services.db
      .select({ id: sentDefenses.infractionId })
      .from(sentDefenses)
      .where(and(inArray(sentDefenses.infractionId, ids), inArray(sentDefenses.state, ['sending', 'unknown']))),
    services.db
      .select({ id: infractionPauses.infractionId, until: infractionPauses.until, band: infractionPauses.band })
      .from(infractionPauses)
      .where(and(inArray(infractionPauses.infractionId, ids), eq(infractionPauses.staffId, caller.staffId))),
  ]);
  const ownerOf = new Map(owners.map(({ id, staffId, name }) => [id, { name, mine: staffId === caller.staffId }]));
  const draftOf = new Map(drafts.map(({ id, at }) => [id, at.toISOString()]));
  const pauseOf = new Map(pauses.map(({ id, until, band }) => [id, { until: until.toISOString(), band }]));
  const onTheWay = new Set(sending.map(({ id }) => id));
  const items = infractions.toSorted(byDeadline).map((infraction) => ({
    ...infraction,
    owner: ownerOf.get(infraction.id) ?? null,
    draftAt: draftOf.get(infraction.id) ?? null,
    sending: onTheWay.has(infraction.id),
    pause: pauseOf.get(infraction.id) ?? null,
  }));
  return { items, truncated, readAt: readAt.toISOString() };
};

export const assignInfraction: OfficeHandler<'infractions.assign'> = async ({ params, caller, services }) => {
  const { infractionId } = params;
  const at = services.now();
  await services.db
    .insert(infractionAssignments)
    .values({ infractionId, staffId: caller.staffId, at })
    .onConflictDoUpdate({ target: infractionAssignments.infractionId, set: { staffId: caller.staffId, at } });
  await announce(services.db, ['infractions']);
  return null;
};

export const releaseInfraction: OfficeHandler<'infractions.release'> = async ({ params, services }) => {
  const { infractionId } = params;
  await services.db.delete(infractionAssignments).where(eq(infractionAssignments.infractionId, infractionId));
  await announce(services.db, ['infractions']);
  return null;
};
