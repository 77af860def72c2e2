import 'server-only';
import type { Database, Statements } from '@/lib/server/database/database';
import { notices } from '@/lib/server/database/schema/notices-schema';
import { announce } from '@/lib/server/live/announce';

export type NewNotice = Omit<typeof notices.$inferInsert, 'id' | 'at'>;

/** Tells of what happened, once for each kind and key, however often and by however many instances it is noticed. */
export async function addNotices(db: Statements & Pick<Database, 'execute'>, news: readonly NewNotice[], now: Date): Promise<void> {
  if (news.length === 0) return;
  const added = await db
    .insert(notices)
    .values(news.map((one) => ({ ...one, at: now })))
    .onConflictDoNothing()
    .returning({ id: notices.id });
  if (added.length > 0) await announce(db, ['notices']);
}
