import 'server-only';
import { randomUUID } from 'node:crypto';
import { eq, gt, lte, or } from 'drizzle-orm';
import { type RetentionKind, retentionKinds } from '@/lib/contracts/office/retention';
import { retentionRuns } from '@/lib/server/database/schema/retention-schema';
import { errorName } from '@/lib/server/error-name';
import { log } from '@/lib/server/log';
import type { Services } from '@/lib/server/services';
import { readLegalHold } from './legal-hold';
import { retainedKinds } from './retained-kinds';

const intervalMs = 15 * 60_000;
const dayMs = 24 * 3_600_000;

/** Removes expired data of every kind that is due. A kind that fails is retried next time and does not stop the others. */
export async function runRetention(services: Services): Promise<void> {
  for (const kind of retentionKinds) {
    try {
      if (await claim(kind, services)) await goThrough(kind, services);
    } catch (error) {
      log.error({ kind, error: errorName(error) }, 'what was kept long enough could not be removed');
    }
  }
}

/** True for one instance, if the kind was not started recently. */
async function claim(kind: RetentionKind, { db, now }: Services): Promise<boolean> {
  const startedAt = now();
  const before = new Date(startedAt.getTime() - intervalMs);
  const ahead = new Date(startedAt.getTime() + intervalMs);
  const mine = await db
    .insert(retentionRuns)
    .values({ kind, startedAt })
    .onConflictDoUpdate({
      target: retentionRuns.kind,
      set: { startedAt },
      // One that lies ahead was noted by a clock that was wrong.
      setWhere: or(lte(retentionRuns.startedAt, before), gt(retentionRuns.startedAt, ahead)),
    })
    .returning({ kind: retentionRuns.kind });
  return mine.length > 0;
}

async function goThrough(kind: RetentionKind, services: Services): Promise<void> {
  const { db, now, environment } = services;
  const retained = retainedKinds[kind];
  const before = new Date(now().getTime() - retained.days(environment) * dayMs);
  const removed = retained.isHeld
    ? await retained.remove(db, before, await readLegalHold(services, randomUUID()), environment, now())
    : await retained.remove(db, before);
  await db.update(retentionRuns).set({ endedAt: now(), removed: removed.length }).where(eq(retentionRuns.kind, kind));
}
