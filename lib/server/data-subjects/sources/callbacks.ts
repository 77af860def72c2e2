import 'server-only';
import { and, asc, gt, inArray, isNotNull } from 'drizzle-orm';
import { z } from 'zod';
import { inbox } from '@/lib/server/database/schema/schema';
import { parseLenient } from '@/lib/server/inbox/lenient-fields';
import { inboxFields, inboxRow } from '@/lib/server/privacy/at-rest/fields';
import type { Services } from '@/lib/server/services';
import { type DataSource, erasable, outcomes } from './data-source';

const { id, contentHash, body, transactionId, receivedAt, source } = inbox;
const columns = { id, contentHash, body, transactionId, receivedAt, source };

const withInfraction = z.looseObject({ infraction: z.looseObject({ id: z.string() }) });

/** Bodies of callbacks. The delivery, its time and its transaction stay. */
export const callbacks: DataSource = {
  async next(after, limit, { transactionIds }, services) {
    const rows = await services.db
      .select(columns)
      .from(inbox)
      .where(and(isNotNull(body), gt(id, Number(after || 0))))
      .orderBy(asc(id))
      .limit(limit);
    return rows.map((row) => {
      const content = contentOf(row, services);
      const infraction = withInfraction.safeParse(content).data?.infraction.id;
      return {
        id: String(row.id),
        at: row.receivedAt,
        content,
        isTheirs: row.transactionId !== null && transactionIds.has(row.transactionId),
        transactionId: row.transactionId,
        infractionIds: infraction === undefined ? [] : [infraction],
      };
    });
  },
  async describe(ids, services) {
    const rows = await services.db
      .select(columns)
      .from(inbox)
      .where(and(inArray(id, ids.map(Number)), isNotNull(body)))
      .orderBy(asc(id));
    return rows.map((row) => ({
      receivedAt: row.receivedAt.toISOString(),
      source: row.source,
      transactionId: row.transactionId,
      body: contentOf(row, services),
    }));
  },
  async erase(ids, { transactionIds }, { db }) {
    const open = await db
      .select({ id })
      .from(inbox)
      .where(and(inArray(id, ids.map(Number)), inArray(transactionId, [...transactionIds])));
    const all = outcomes(
      ids,
      open.map((row) => [String(row.id), 'dispute']),
    );
    await db
      .update(inbox)
      .set({ body: null })
      .where(inArray(id, erasable(all).map(Number)));
    return all;
  },
};

function contentOf(row: Pick<typeof inbox.$inferSelect, 'body' | 'contentHash'>, { environment }: Services): unknown {
  const sent = inboxFields.body.decrypt(row.body, inboxRow(row.contentHash), environment);
  if (sent === null) return null;
  const json = parseLenient(sent);
  return typeof json === 'object' && json !== null ? json : sent.toString('utf8');
}
