import 'server-only';
import { and, asc, count, eq, isNull, or, sql } from 'drizzle-orm';
import type { Role } from '@/lib/contracts/office/permission';
import { type SavedViewList, type SavedViewRefusal, savedViewLimits } from '@/lib/contracts/office/views/saved-views';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import type { Database, Statements } from '@/lib/server/database/database';
import { customRoles } from '@/lib/server/database/schema/roles-schema';
import { savedViews } from '@/lib/server/database/schema/saved-views-schema';
import { isUniqueViolation } from '@/lib/server/database/unique-violation';

export type StoredView = typeof savedViews.$inferSelect;
type Content = Pick<StoredView, 'query' | 'density' | 'shown'>;

/** The views of a list that a person has, alone or by a role, in the order of their names; for who shares them, those of every role. */
export function viewsOf(db: Statements, list: SavedViewList, reader: { staffId: string; role: Role; sharesViews: boolean }) {
  const own = and(isNull(savedViews.role), eq(savedViews.staffId, reader.staffId));
  const shared = reader.sharesViews ? sql`${savedViews.role} is not null` : eq(savedViews.role, reader.role);
  return db
    .select({ view: savedViews, roleName: customRoles.name })
    .from(savedViews)
    .leftJoin(customRoles, eq(customRoles.id, savedViews.role))
    .where(and(eq(savedViews.list, list), or(own, shared)))
    .orderBy(asc(sql`${savedViews.role} is null`), asc(sql`lower(${savedViews.name})`), asc(savedViews.id));
}

/** Stores a view. Those of one owner are counted and named in turn, so that two tabs saving at once exceed neither. */
export async function createView(db: Database, view: typeof savedViews.$inferInsert): Promise<string> {
  const { list, staffId, role = null } = view;
  const owner = role === null ? and(isNull(savedViews.role), eq(savedViews.staffId, staffId)) : eq(savedViews.role, role);
  return refusingTaken(() =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`saved-views ${list} ${role ?? staffId}`}, 0))`);
      const [present] = await tx
        .select({ views: count() })
        .from(savedViews)
        .where(and(eq(savedViews.list, list), owner));
      if ((present?.views ?? 0) >= savedViewLimits.views) throw refused('list', 'full');
      const [row] = await tx.insert(savedViews).values(view).returning({ id: savedViews.id });
      if (!row) throw new Error('no view was stored');
      return row.id;
    }),
  );
}

export async function viewById(db: Statements, id: string): Promise<StoredView | null> {
  const [row] = await db.select().from(savedViews).where(eq(savedViews.id, id));
  return row ?? null;
}

/** False where it was removed meanwhile. */
export function changeView(db: Statements, id: string, change: Partial<Content & { name: string }>, now: Date): Promise<boolean> {
  return refusingTaken(async () => {
    const rows = await db
      .update(savedViews)
      .set({ ...change, changedAt: now })
      .where(eq(savedViews.id, id))
      .returning({ id: savedViews.id });
    return rows.length > 0;
  });
}

/** False where it was removed meanwhile. */
export async function removeView(db: Statements, id: string): Promise<boolean> {
  const rows = await db.delete(savedViews).where(eq(savedViews.id, id)).returning({ id: savedViews.id });
  return rows.length > 0;
}

/** Removes what a person saved for themselves, when they leave. What they saved for a role stays with the role. */
export async function removeViewsOf(db: Statements, staffId: string): Promise<void> {
  await db.delete(savedViews).where(and(eq(savedViews.staffId, staffId), isNull(savedViews.role)));
}

export function refused(field: string, reason: SavedViewRefusal) {
  return problem({ statusCode: 409, errorCode: ownCodes.conflict, details: [{ field, reason }] });
}

async function refusingTaken<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    throw isUniqueViolation(error) ? refused('name', 'taken') : error;
  }
}
