import 'server-only';
import { asc, gt } from 'drizzle-orm';
import { canonicalText } from '@/lib/server/audit/chain';
import { audit } from '@/lib/server/database/schema/schema';
import type { OfficeHandler } from '@/lib/server/office/context';
import { pageOf } from '@/lib/server/office/page-of';

/** The chain, oldest first. Its numbers have no gaps, so that a page begins by number and costs the same at either end. */
export const listChain: OfficeHandler<'audit.chain'> = async ({ query, services: { db } }) => {
  const { limit, offset, page } = pageOf(query);
  const rows = await db
    .select()
    .from(audit)
    .where(gt(audit.sequence, offset))
    .orderBy(asc(audit.sequence))
    .limit(limit + 1);
  return page(rows, (row) => ({
    id: String(row.sequence),
    sequence: row.sequence,
    previousHash: row.previousHash.toString('hex'),
    hash: row.hash.toString('hex'),
    text: canonicalText(row),
  }));
};
