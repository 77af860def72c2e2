import 'server-only';
import { sql } from 'drizzle-orm';
import type { ResourceName } from '@/lib/contracts/registry';
import type { Database } from '@/lib/server/database/database';

export const liveChannel = 'live';

/** Notifies every instance, and through it every open browser, which resources to refetch; never their data. */
export async function announce(db: Pick<Database, 'execute'>, resources: readonly ResourceName[]): Promise<void> {
  await db.execute(sql`select pg_notify(${liveChannel}, ${JSON.stringify(resources)})`);
}
