import 'server-only';
import { asc, eq, lte } from 'drizzle-orm';
import type { Database } from '@/lib/server/database/database';
import { instances, type StoredJob } from '@/lib/server/database/schema/instances-schema';
import { metrics } from '@/lib/server/metrics/metrics';
import packageJson from '@/package.json';
import { instanceId } from './instance-id';

const dayMs = 24 * 3_600_000;
/** Three times what lies between two words of an instance. */
const silentMs = 30_000;

const startedAt = new Date(Date.now() - process.uptime() * 1_000);

/** Tells that this instance runs and how its jobs have gone, and forgets those that were killed more than a day ago. */
export async function shareInstance(db: Database, jobs: readonly StoredJob[], now: Date): Promise<void> {
  const { values } = await metrics().streams.get();
  const reported = { version: packageJson.version, node: process.version, streams: values[0]?.value ?? 0, jobs, seenAt: now };
  await db
    .insert(instances)
    .values({ id: instanceId(), startedAt, ...reported })
    .onConflictDoUpdate({ target: instances.id, set: reported });
  await db.delete(instances).where(lte(instances.seenAt, new Date(now.getTime() - dayMs)));
}

/** This instance ends, and is not to be missed. */
export async function forgetInstance(db: Database): Promise<void> {
  await db.delete(instances).where(eq(instances.id, instanceId()));
}

/** The instances there are, the oldest first. One is silent when it has not said a word for longer than it should. */
export async function listInstances(db: Database, now: Date) {
  const rows = await db.select().from(instances).orderBy(asc(instances.startedAt), asc(instances.id));
  return rows.map((row) => ({ ...row, own: row.id === instanceId(), silent: now.getTime() - row.seenAt.getTime() > silentMs }));
}
