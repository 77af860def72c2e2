import 'server-only';
import { and, desc, eq, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import { serviceCalls } from '@/lib/server/database/schema/developers-schema';
import type { OfficeHandler } from '@/lib/server/office/context';
import { pageOf } from '@/lib/server/office/page-of';

/** Our calls to the service, newest first. Those of the last seconds may not be written down yet. */
export const listServiceCalls: OfficeHandler<'serviceCalls.list'> = async ({ query, services: { db } }) => {
  const { limit, offset, page } = pageOf(query);
  const given = <V>(value: V | undefined, narrow: (value: V) => SQL | undefined) => (value === undefined ? undefined : narrow(value));
  const rows = await db
    .select()
    .from(serviceCalls)
    .where(
      and(
        given(query.requestId, (id) => or(eq(serviceCalls.requestId, id), eq(serviceCalls.serviceRequestId, id))),
        given(query.outcome, (outcomes) => inArray(serviceCalls.outcome, [...outcomes])),
        // Said so that the index of what did not end well is used.
        given(query.outcome, (outcomes) => (outcomes.includes('ok') ? undefined : sql`outcome <> 'ok'`)),
        given(query.area, (areas) => inArray(serviceCalls.area, [...areas])),
        given(query.startedBy, (starters) => inArray(serviceCalls.startedBy, [...starters])),
        given(query.status, (status) => eq(serviceCalls.status, status)),
        given(query.code, (code) => eq(serviceCalls.code, code)),
        given(query.minMs, (ms) => gte(serviceCalls.ms, ms)),
        given(query.calledFrom, (from) => gte(serviceCalls.at, new Date(from))),
        given(query.calledTo, (to) => lte(serviceCalls.at, new Date(to))),
      ),
    )
    .orderBy(desc(serviceCalls.at), desc(serviceCalls.id))
    .limit(limit + 1)
    .offset(offset);
  return page(rows, ({ id, at, endpoint: _endpoint, ...row }) => ({ ...row, id: String(id), at: at.toISOString() }));
};
