import 'server-only';
import { desc, eq } from 'drizzle-orm';
import type { Statements } from '@/lib/server/database/database';
import { sessions } from '@/lib/server/database/schema/schema';
import { networkOf } from '@/lib/server/http/client-address/network-of';

/** How many earlier sign-ins are compared. */
const maxSignIns = 200;

interface Device {
  readonly staffId: string;
  readonly address: string | null;
  readonly browser: string | null;
}

/**
 * Whether a person signed in with this kind of browser, whatever its version, from this network before. The first sign-in counts as known,
 * since there is nothing to compare with.
 */
export async function isUsedBefore(db: Statements, { staffId, address, browser }: Device): Promise<boolean> {
  const earlier = await db
    .select({ address: sessions.address, browser: sessions.browser })
    .from(sessions)
    .where(eq(sessions.staffId, staffId))
    .orderBy(desc(sessions.createdAt))
    .limit(maxSignIns);
  if (earlier.length === 0) return true;
  return earlier.some((one) => networkOf(one.address) === networkOf(address) && kindOf(one.browser) === kindOf(browser));
}

const kindOf = (browser: string | null) => browser?.replace(/[\d._]+/g, '') ?? null;
