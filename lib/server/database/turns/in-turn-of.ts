import 'server-only';
import { eq } from 'drizzle-orm';
import type { Database } from '@/lib/server/database/database';
import { staff } from '@/lib/server/database/schema/schema';

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Serialises the changes of one person across instances, so that a limit counted in one is not exceeded by another. */
export function inTurnOf<T>(db: Database, staffId: string, change: (tx: Transaction) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.select({ id: staff.id }).from(staff).where(eq(staff.id, staffId)).for('no key update');
    return change(tx);
  });
}
