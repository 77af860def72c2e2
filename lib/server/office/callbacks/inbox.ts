import 'server-only';
import { and, desc, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { inbox, inboxVerdict } from '@/lib/server/database/schema/schema';
import { parseLenient } from '@/lib/server/inbox/lenient-fields';
import type { OfficeHandler } from '@/lib/server/office/context';
import { pageOf } from '@/lib/server/office/page-of';
import { inboxFields, inboxRow } from '@/lib/server/privacy/at-rest/fields';

const listed = {
  id: sql<string>`${inbox.id}::text`,
  receivedAt: inbox.receivedAt,
  source: inbox.source,
  verdict: inboxVerdict,
  transactionId: inbox.transactionId,
  sender: inbox.sender,
  contentHash: inbox.contentHash,
  deliveries: inbox.deliveries,
};

export const listInbox: OfficeHandler<'inbox.list'> = async ({ query, services: { db, environment } }) => {
  const { limit, offset, page } = pageOf(query);
  const given = <V>(value: V | undefined, narrow: (value: V) => SQL) => (value === undefined ? undefined : narrow(value));
  const rows = await db
    .select(listed)
    .from(inbox)
    .where(
      and(
        given(query.verdict, (verdicts) => inArray(inboxVerdict, [...verdicts])),
        given(query.source, (sources) => inArray(inbox.source, [...sources])),
        given(query.transactionId, (id) => eq(inbox.transactionId, id)),
        given(query.receivedFrom, (from) => gte(inbox.receivedAt, new Date(from))),
        given(query.receivedTo, (to) => lte(inbox.receivedAt, new Date(to))),
      ),
    )
    .orderBy(desc(inbox.receivedAt), desc(inbox.id))
    .limit(limit + 1)
    .offset(offset);
  return page(rows, ({ contentHash, receivedAt, sender, ...row }) => ({
    ...row,
    sender: inboxFields.sender.decrypt(sender, inboxRow(contentHash), environment),
    receivedAt: receivedAt.toISOString(),
  }));
};

const jsonObject = z.record(z.string(), z.unknown());

export const readInbox: OfficeHandler<'inbox.read'> = async ({ params, services: { db, environment } }) => {
  const [found] = await db
    .select({ ...listed, body: inbox.body })
    .from(inbox)
    // No other id is in the table.
    .where(/^\d{1,15}$/.test(params.id) ? eq(inbox.id, Number(params.id)) : sql`false`);
  if (!found) throw problem({ statusCode: 404, errorCode: ownCodes.notFound });
  const { contentHash, body, sender, receivedAt, ...row } = found;
  const bound = inboxRow(contentHash);
  const sent = row.source === 'card' ? null : inboxFields.body.decrypt(body, bound, environment);
  return {
    ...row,
    sender: inboxFields.sender.decrypt(sender, bound, environment),
    receivedAt: receivedAt.toISOString(),
    body: (sent && jsonObject.safeParse(parseLenient(sent)).data) ?? null,
  };
};
