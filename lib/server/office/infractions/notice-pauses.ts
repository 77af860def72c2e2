import 'server-only';
import { and, eq, lte } from 'drizzle-orm';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { deadlineBand } from '@/lib/domain/infraction/deadline';
import { latestPause } from '@/lib/domain/notice-pause';
import type { Database } from '@/lib/server/database/database';
import { infractionPauses } from '@/lib/server/database/schema/infractions-schema';
import { readInfraction } from '@/lib/server/infractions/read-infraction';
import { announce } from '@/lib/server/live/announce';
import type { OfficeHandler } from '@/lib/server/office/context';

export const pauseInfraction: OfficeHandler<'infractions.pause'> = async ({ params, body, caller, services, requestId, note }) => {
  const { infractionId } = params;
  const at = services.now();
  if (Date.parse(body.until) <= at.getTime())
    throw problem({ statusCode: 400, errorCode: ownCodes.invalidRequest, details: [{ field: 'until', reason: 'past' }] });
  const { expiresAt } = await readInfraction(services, infractionId, requestId);
  const until = new Date(Math.min(Date.parse(body.until), latestPause(expiresAt, at.getTime())));
  const rest = { until, band: deadlineBand(expiresAt, at.getTime()) };
  await services.db
    .insert(infractionPauses)
    .values({ infractionId, staffId: caller.staffId, ...rest })
    .onConflictDoUpdate({ target: [infractionPauses.infractionId, infractionPauses.staffId], set: rest });
  note({ facts: { until: until.toISOString() } });
  await announce(services.db, ['infractions']);
  return { until: until.toISOString(), band: rest.band };
};

export const resumeInfraction: OfficeHandler<'infractions.resume'> = async ({ params, caller, services }) => {
  const { infractionId } = params;
  await services.db
    .delete(infractionPauses)
    .where(and(eq(infractionPauses.infractionId, infractionId), eq(infractionPauses.staffId, caller.staffId)));
  await announce(services.db, ['infractions']);
  return null;
};

/** Deletes pauses that are over. */
export async function sweepPauses(db: Database, now: Date): Promise<void> {
  await db.delete(infractionPauses).where(lte(infractionPauses.until, now));
}
