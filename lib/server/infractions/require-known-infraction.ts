import 'server-only';
import { eq } from 'drizzle-orm';
import { defenseDrafts } from '@/lib/server/database/schema/infractions-schema';
import type { Services } from '@/lib/server/services';
import { readInfraction } from './read-infraction';

/**
 * Throws the service's error for an unknown infraction, so that nothing is stored for it. Checked before a draft begins; while a draft
 * exists the service is not asked again.
 */
export async function requireKnownInfraction(services: Services, infractionId: string, requestId: string): Promise<void> {
  const drafts = await services.db
    .select({ id: defenseDrafts.infractionId })
    .from(defenseDrafts)
    .where(eq(defenseDrafts.infractionId, infractionId));
  if (drafts.length === 0) await readInfraction(services, infractionId, requestId);
}
