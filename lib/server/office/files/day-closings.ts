import 'server-only';
import { and, desc, eq, gte, lte } from 'drizzle-orm';
import type { ComparedDay } from '@/lib/contracts/office/files/day-closings.shape';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { isCalendarDay } from '@/lib/format/date';
import type { Database } from '@/lib/server/database/database';
import { dayClosings } from '@/lib/server/database/schema/reports-schema';
import { staff } from '@/lib/server/database/schema/schema';
import type { OfficeHandler } from '@/lib/server/office/context';
import { compareStatementDay } from './compare-statement-day';

const columns = {
  day: dayClosings.day,
  staff: staff.name,
  at: dayClosings.closedAt,
  differences: dayClosings.differences,
  note: dayClosings.note,
};

/** The latest closing of each day of a period. */
export const listDayClosings: OfficeHandler<'dayClosings.list'> = async ({ query: { from, to }, services: { db } }) => {
  const rows = await db
    .selectDistinctOn([dayClosings.day], columns)
    .from(dayClosings)
    .innerJoin(staff, eq(staff.id, dayClosings.staffId))
    .where(and(gte(dayClosings.day, from), lte(dayClosings.day, to)))
    .orderBy(desc(dayClosings.day), desc(dayClosings.closedAt));
  return { items: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })) };
};

/** One day compared now, with who closed it and whether that still holds. */
export const readDayClosing: OfficeHandler<'dayClosings.read'> = async ({ params: { day }, services, requestId }) => {
  requireDay(day);
  return withClosings(await compareStatementDay(day, services, requestId), services.db);
};

/**
 * Closes a day under the caller's name, exactly as it was seen: SVB410 when it has changed meanwhile. A day that goes on, or that could not be
 * read as a whole, is not closed; differences need a word about them.
 */
export const closeDay: OfficeHandler<'dayClosings.close'> = async ({ params: { day }, body, caller, services, requestId }) => {
  requireDay(day);
  const compared = await compareStatementDay(day, services, requestId);
  if (!compared.over || compared.truncated) throw refused('day', compared.over ? 'truncated' : 'not-over');
  if (compared.digest !== body.digest || compared.differences.length !== body.differences)
    throw problem({ statusCode: 409, errorCode: ownCodes.outdated, details: [{ field: 'digest', reason: 'newer' }] });
  if (compared.differences.length > 0 && !body.note) throw refused('note', 'required');
  await services.db.insert(dayClosings).values({
    day,
    staffId: caller.staffId,
    closedAt: services.now(),
    digest: compared.digest,
    differences: compared.differences.length,
    note: body.note ?? null,
  });
  return withClosings(compared, services.db);
};

async function withClosings(compared: Omit<ComparedDay, 'closings'>, db: Database): Promise<ComparedDay> {
  const rows = await db
    .select({ ...columns, digest: dayClosings.digest })
    .from(dayClosings)
    .innerJoin(staff, eq(staff.id, dayClosings.staffId))
    .where(eq(dayClosings.day, compared.day))
    .orderBy(desc(dayClosings.closedAt));
  return {
    ...compared,
    closings: rows.map(({ day: _day, at, digest, ...row }) => ({ ...row, at: at.toISOString(), holds: digest === compared.digest })),
  };
}

function requireDay(day: string): void {
  if (!isCalendarDay(day)) throw problem({ statusCode: 404, errorCode: ownCodes.notFound });
}

function refused(field: string, reason: string) {
  return problem({ statusCode: 400, errorCode: ownCodes.invalidRequest, details: [{ field, reason }] });
}
