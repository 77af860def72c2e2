import 'server-only';
import { eq } from 'drizzle-orm';
import type { Database } from './database';
import { staff } from './schema';

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** One change of a person's at a time, across instances: what one counts, no other adds to before it has ended. */
export function inTurnOf<T>(db: Database, staffId: string, change: (tx: Transaction) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.select({ id: staff.id }).from(staff).where(eq(staff.id, staffId)).for('no key update');
    return change(tx);
  });
}
