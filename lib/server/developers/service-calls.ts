import 'server-only';
import { lt, sql } from 'drizzle-orm';
import type { Database } from '@/lib/server/database/database';
import { serviceCalls } from '@/lib/server/database/schema/developers-schema';
import { log } from '@/lib/server/log';
import type { Services } from '@/lib/server/services';

/** Rows of one statement. */
const perInsert = 500;
/** More rows than this are never kept, whatever the setting says: the oldest go first. */
export const maxRows = 2_000_000;

/**
 * Writes down the calls of this instance since the last time, away from any request: nobody waits for it, and a call never fails by it. What a crash or a
 * full memory loses is lost. True where more waits.
 */
export async function storeCalls({ db, recorder }: Pick<Services, 'db' | 'recorder'>): Promise<boolean> {
  const { calls, dropped } = recorder.takeCalls(perInsert);
  if (dropped > 0) log.warn({ count: dropped }, 'calls to the service were not written down: there were more than memory is given for');
  if (calls.length === 0) return false;
  try {
    await db.insert(serviceCalls).values([...calls]);
  } catch (error) {
    recorder.returnCalls(calls);
    throw error;
  }
  return calls.length === perInsert;
}

/** Removes calls before an instant, and the oldest beyond the most that are kept. */
export async function removeCalls(db: Database, before: Date): Promise<readonly unknown[]> {
  const beyond = sql`${serviceCalls.id} <= (select max(id) from service_calls) - ${maxRows}`;
  return db
    .delete(serviceCalls)
    .where(sql`${lt(serviceCalls.at, before)} or ${beyond}`)
    .returning({ id: serviceCalls.id });
}
