import 'server-only';
import { asc, gt, inArray } from 'drizzle-orm';
import { savedPayees as table } from '@/lib/server/database/schema/team-records-schema';
import { openPayee } from '@/lib/server/payees/saved-payee-store';
import type { Services } from '@/lib/server/services';
import { type DataSource, erasable, outcomes } from './data-source';

const firstId = '00000000-0000-0000-0000-000000000000';

/** Payees whose keys are saved: the whole of each goes. */
export const savedPayees: DataSource = {
  async next(after, limit, { payees }, services) {
    const rows = await services.db
      .select()
      .from(table)
      .where(gt(table.id, after || firstId))
      .orderBy(asc(table.id))
      .limit(limit);
    return rows.map((row) => ({ id: row.id, at: row.createdAt, content: contentOf(row, services), isTheirs: payees.includes(row.payee) }));
  },
  async describe(ids, services) {
    const rows = await services.db
      .select()
      .from(table)
      .where(inArray(table.id, [...ids]))
      .orderBy(asc(table.createdAt));
    return rows.map((row) => ({ createdAt: row.createdAt.toISOString(), ...contentOf(row, services) }));
  },
  async erase(ids, _hold, { db }) {
    const all = outcomes(ids, []);
    await db.delete(table).where(inArray(table.id, erasable(all)));
    return all;
  },
};

function contentOf(row: typeof table.$inferSelect, { environment }: Services) {
  const { name, note, key, holder } = openPayee(row, environment);
  return { name, note, pixKey: key.pixKey, holder };
}
