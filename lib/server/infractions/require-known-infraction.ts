import 'server-only';
import { eq } from 'drizzle-orm';
import { defenseDrafts } from '@/lib/server/database/infractions-schema';
import type { Services } from '@/lib/server/services';
import { readInfraction } from './read-infraction';

/**
 * Throws what the service says of an infraction it does not know: nothing is kept for one of those. The service was asked before a draft
 * began, so while there is one it is not asked again.
 */
export async function requireKnownInfraction(services: Services, infractionId: string, requestId: string): Promise<void> {
  const drafts = await services.db
    .select({ id: defenseDrafts.infractionId })
    .from(defenseDrafts)
    .where(eq(defenseDrafts.infractionId, infractionId));
  if (drafts.length === 0) await readInfraction(services, infractionId, requestId);
}
