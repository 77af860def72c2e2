import 'server-only';
import { and, eq } from 'drizzle-orm';
import { approvals } from '@/lib/server/database/schema/approvals-schema';
import { errorName } from '@/lib/server/error-name';
import { log } from '@/lib/server/log';
import type { Services } from '@/lib/server/services';

/** While one process carries a request out, no other does: one that has ended is followed by another after this time. */
const leaseMs = 30_000;
const renewEveryMs = 10_000;

export function leaseUntil({ now }: Pick<Services, 'now'>): Date {
  return new Date(now().getTime() + leaseMs);
}

/**
 * Does something for an approval that this process has taken, and keeps it while that lasts. Should it be lost all the same, because a process
 * stood still, the operation of the request is opened once.
 */
export async function withLease<T>(id: string, services: Services, work: () => Promise<T>, everyMs = renewEveryMs): Promise<T> {
  const timer = setInterval(() => void renew(id, services), everyMs);
  timer.unref();
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

async function renew(id: string, services: Services): Promise<void> {
  const isStill = and(eq(approvals.id, id), eq(approvals.state, 'executing'));
  try {
    await services.db
      .update(approvals)
      .set({ nextAt: leaseUntil(services) })
      .where(isStill);
  } catch (error) {
    log.error({ approval: id, error: errorName(error) }, 'the time of an approval with its process could not be extended');
  }
}
