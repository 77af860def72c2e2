import 'server-only';
import { sql } from 'drizzle-orm';
import type { Database } from '@/lib/server/database/database';

/**
 * Whether the database can store anything: false where it is set to read only, and an error where its disk is full. No row is written for
 * it: the numbers take more memory than they are given here, so the database puts them in a temporary file, which needs room on its disk. A row
 * that is written over finds room in its own page, and so would go on working on a full disk.
 */
export function canWrite(db: Pick<Database, 'transaction'>): Promise<boolean> {
  return db.transaction(async (turn) => {
    await turn.execute(sql`set local work_mem = '64kB'`);
    const [row] = await turn.execute<{ can: boolean }>(
      sql`select current_setting('transaction_read_only') = 'off' and count(*) > 0 as can from generate_series(1, 20000)`,
    );
    return row?.can === true;
  });
}
