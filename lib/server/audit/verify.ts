import 'server-only';
import { asc, gt } from 'drizzle-orm';
import type { Database } from '@/lib/server/database/database';
import { audit } from '@/lib/server/database/schema/schema';
import type { Anchor } from './anchors/anchor-line';
import { storedAnchors } from './anchors/anchors';
import { checkAnchors, type LostAnchor } from './anchors/check-anchors';
import { chainHash, genesis } from './chain';

const batch = 1_000;

/** The result of a verification. */
export interface Verdict {
  /** Every row, link and anchor is right. */
  readonly intact: boolean;
  readonly rows: number;
  /** The first sequence whose row, link or number is wrong. */
  readonly brokenAt: number | null;
  /** How many anchors the chain contains. */
  readonly anchors: number;
  /** The first anchor that it does not contain: its end was cut, or it was written anew. */
  readonly lostAnchor: LostAnchor | null;
}

/** Verifies the whole chain, and that it contains every anchored head: those of the database and the given ones. */
export async function verifyAudit(db: Database, given: readonly Anchor[] = []): Promise<Verdict> {
  // Read before the rows: each is of a row that was there.
  const anchors = checkAnchors([...(await storedAnchors(db)), ...given]);
  const verdict = (rows: number, brokenAt: number | null): Verdict => {
    const { held, lost } = anchors.end(brokenAt === null);
    return { intact: brokenAt === null && lost === null, rows, brokenAt, anchors: held, lostAnchor: lost };
  };
  let rows = 0;
  let previous: Buffer = genesis;
  for (;;) {
    const after = rows === 0 ? undefined : gt(audit.sequence, rows);
    const page = await db.select().from(audit).where(after).orderBy(asc(audit.sequence)).limit(batch);
    for (const row of page) {
      const expected = rows + 1;
      const holds = row.sequence === expected && row.previousHash.equals(previous) && row.hash.equals(chainHash(row, previous));
      if (!holds) return verdict(rows, expected);
      rows = expected;
      previous = row.hash;
      anchors.pass(rows, row.hash);
    }
    if (page.length < batch) return verdict(rows, null);
  }
}
