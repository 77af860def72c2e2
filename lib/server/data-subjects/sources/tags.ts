import 'server-only';
import { asc, eq, gt, inArray } from 'drizzle-orm';
import type { HoldReason } from '@/lib/contracts/office/privacy/data-subjects';
import { recordTags, tags as table } from '@/lib/server/database/schema/team-records-schema';
import { tagFields } from '@/lib/server/privacy/at-rest/fields';
import { type DataSource, erasable, outcomes } from './data-source';
import { heldBy } from './held-by';

const firstId = '00000000-0000-0000-0000-000000000000';

/** Tags whose name names somebody go with all that carry them; of other tags, that a payment or a case of the person carries them. */
export const tags: DataSource = {
  async next(after, limit, { transactionIds, infractionIds }, { db, environment }) {
    const from = after || firstId;
    const [named, carried] = await Promise.all([
      db.select().from(table).where(gt(table.id, from)).orderBy(asc(table.id)).limit(limit),
      db.select().from(recordTags).where(gt(recordTags.id, from)).orderBy(asc(recordTags.id)).limit(limit),
    ]);
    const records = [
      ...named.map(({ id, name, createdAt }) => ({
        id,
        at: createdAt,
        content: { name: tagFields.name.decrypt(name, id, environment) },
        isTheirs: false,
      })),
      ...carried.map(({ id, recordKind, recordId, createdAt }) => ({
        id,
        at: createdAt,
        content: {},
        isTheirs:
          (recordKind === 'transaction' && transactionIds.has(recordId)) || (recordKind === 'infraction' && infractionIds.has(recordId)),
      })),
    ];
    return records.toSorted((one, other) => (one.id < other.id ? -1 : 1)).slice(0, limit);
  },
  async describe(ids, { db, environment }) {
    const [named, carried] = await Promise.all([
      db
        .select()
        .from(table)
        .where(inArray(table.id, [...ids])),
      db
        .select({ id: table.id, name: table.name, about: recordTags.recordKind, recordId: recordTags.recordId, at: recordTags.createdAt })
        .from(recordTags)
        .innerJoin(table, eq(table.id, recordTags.tagId))
        .where(inArray(recordTags.id, [...ids])),
    ]);
    return [
      ...named.map(({ id, name, createdAt }) => ({
        createdAt: createdAt.toISOString(),
        tag: tagFields.name.decrypt(name, id, environment),
      })),
      ...carried.map(({ id, name, at, about, recordId }) => ({
        createdAt: at.toISOString(),
        about,
        recordId,
        tag: tagFields.name.decrypt(name, id, environment),
      })),
    ];
  },
  async erase(ids, hold, { db }) {
    const [carried, ofNamed] = await Promise.all([
      db
        .select()
        .from(recordTags)
        .where(inArray(recordTags.id, [...ids])),
      db
        .select()
        .from(recordTags)
        .where(inArray(recordTags.tagId, [...ids])),
    ]);
    const held = (rows: typeof carried, idOf: (row: (typeof carried)[number]) => string) =>
      rows.flatMap((row): [string, HoldReason][] => {
        const reason = heldBy(row, hold);
        return reason ? [[idOf(row), reason]] : [];
      });
    const all = outcomes(ids, [...held(carried, ({ id }) => id), ...held(ofNamed, ({ tagId }) => tagId)]);
    await db.delete(recordTags).where(inArray(recordTags.id, erasable(all)));
    await db.delete(table).where(inArray(table.id, erasable(all)));
    return all;
  },
};
