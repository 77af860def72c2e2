import 'server-only';
import { retentionKinds } from '@/lib/contracts/office/retention';
import { retentionRuns } from '@/lib/server/database/schema/retention-schema';
import { retainedKinds } from '@/lib/server/retention/retained-kinds';
import type { OfficeHandler } from './context';

export const listRetention: OfficeHandler<'retention.list'> = async ({ services: { db, environment } }) => {
  const runs = new Map((await db.select().from(retentionRuns)).map((run) => [run.kind, run]));
  const items = retentionKinds.map(async (kind) => {
    const { days, count } = retainedKinds[kind];
    const run = runs.get(kind);
    const ranAt = run?.endedAt?.toISOString() ?? null;
    return { kind, days: days(environment), rows: await count(db), ranAt, removed: run?.removed ?? 0 };
  });
  return { items: await Promise.all(items) };
};
