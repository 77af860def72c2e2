import 'server-only';
import { asc, gt } from 'drizzle-orm';
import type { Database } from '@/lib/server/database/database';
import { audit } from '@/lib/server/database/schema';
import { chainHash, genesis } from './chain';

const batch = 1_000;

/** Verifies the whole chain. `brokenAt` is the first sequence whose row, link or number is wrong. */
export async function verifyAudit(db: Database): Promise<{ intact: boolean; rows: number; brokenAt: number | null }> {
  let rows = 0;
  let previous: Buffer = genesis;
  for (;;) {
    const after = rows === 0 ? undefined : gt(audit.sequence, rows);
    const page = await db.select().from(audit).where(after).orderBy(asc(audit.sequence)).limit(batch);
    for (const row of page) {
      const expected = rows + 1;
      const holds = row.sequence === expected && row.previousHash.equals(previous) && row.hash.equals(chainHash(row, previous));
      if (!holds) return { intact: false, rows, brokenAt: expected };
      rows = expected;
      previous = row.hash;
    }
    if (page.length < batch) return { intact: true, rows, brokenAt: null };
  }
}
