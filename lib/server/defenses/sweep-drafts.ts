import 'server-only';
import { lt } from 'drizzle-orm';
import type { Database } from '@/lib/server/database/database';
import { defenseDrafts } from '@/lib/server/database/infractions-schema';

/** Longer than any dispute: what nobody touched for so long was never sent, and it may name people. */
const keptMs = 90 * 24 * 3_600_000;

/** Forgets drafts and their files that nobody has touched for ninety days. */
export async function sweepDrafts(db: Database, now: Date): Promise<void> {
  await db.delete(defenseDrafts).where(lt(defenseDrafts.updatedAt, new Date(now.getTime() - keptMs)));
}
