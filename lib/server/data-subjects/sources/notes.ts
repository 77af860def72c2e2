import 'server-only';
import { asc, gt, inArray } from 'drizzle-orm';
import { notes as table } from '@/lib/server/database/schema/team-records-schema';
import { openedNotes } from '@/lib/server/notes/note-store';
import { type DataSource, erasable, outcomes } from './data-source';
import { heldBy } from './held-by';

const firstId = '00000000-0000-0000-0000-000000000000';

/** What the team wrote down: the whole note goes. Those about a payment or a case of the person are theirs, whatever they say. */
export const notes: DataSource = {
  async next(after, limit, { transactionIds, infractionIds }, { db, environment }) {
    const rows = await db
      .select()
      .from(table)
      .where(gt(table.id, after || firstId))
      .orderBy(asc(table.id))
      .limit(limit);
    const opened = await openedNotes(db, rows, environment);
    return opened.map(({ id, recordKind, recordId, text, createdAt }) => ({
      id,
      at: createdAt,
      content: { text },
      isTheirs:
        (recordKind === 'transaction' && transactionIds.has(recordId)) || (recordKind === 'infraction' && infractionIds.has(recordId)),
    }));
  },
  async describe(ids, { db, environment }) {
    const rows = await db
      .select()
      .from(table)
      .where(inArray(table.id, [...ids]))
      .orderBy(asc(table.createdAt));
    const opened = await openedNotes(db, rows, environment);
    return opened.map(({ recordKind, recordId, text, createdAt, changedAt }) => ({
      createdAt: createdAt.toISOString(),
      changedAt: changedAt?.toISOString() ?? null,
      about: recordKind,
      recordId,
      text,
    }));
  },
  async erase(ids, hold, { db }) {
    const rows = await db
      .select({ id: table.id, recordKind: table.recordKind, recordId: table.recordId })
      .from(table)
      .where(inArray(table.id, [...ids]));
    const all = outcomes(
      ids,
      rows.map((row) => [row.id, heldBy(row, hold)]),
    );
    await db.delete(table).where(inArray(table.id, erasable(all)));
    return all;
  },
};
