import 'server-only';
import { randomUUID } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Undelivered } from '@/lib/contracts/office/callbacks/undelivered.shape';
import type { NoticeKind } from '@/lib/contracts/office/notices/notice-kinds';
import type { Database } from '@/lib/server/database/database';
import { notices } from '@/lib/server/database/schema/notices-schema';
import { addNotices } from '@/lib/server/notices/add-notices';
import { findUndelivered } from '@/lib/server/resends/find-undelivered';
import type { Services } from '@/lib/server/services';

const hour = 3_600_000;
/** A destination that has refused a delivery so often is not only restarting. */
const failingAttempts = 3;
/** A destination that stays down is told of again after so long, not for each delivery. */
const failingMs = 6 * hour;
const lostMs = hour;
const maxRows = 5_000;

/** Tells of callbacks that were given up, one notice for all that were lost since the last one, and of a destination that keeps refusing. */
export async function noticeCallbacks(services: Services): Promise<void> {
  const { db, now } = services;
  const { items } = await findUndelivered({ limit: maxRows }, services, randomUUID());
  const lost = newest(items.filter(({ kind }) => kind === 'lost'));
  const failing = items.some(({ kind, attempts }) => kind === 'repeating' && attempts >= failingAttempts);
  const at = now();
  if (lost && !(await wasNotified(db, 'callback-lost', lostMs, at))) await addNotices(db, [{ kind: 'callback-lost', key: lost }], at);
  if (failing && !(await wasNotified(db, 'destination-failing', failingMs, at)))
    await addNotices(db, [{ kind: 'destination-failing', key: at.toISOString() }], at);
}

/** The last change among lost ones: another one lost later has another. */
function newest(rows: readonly Undelivered[]): string | undefined {
  return rows
    .map(({ changedAt }) => new Date(changedAt).toISOString())
    .toSorted()
    .at(-1);
}

/** Whether people were told of a kind within the last while. */
export async function wasNotified(db: Database, kind: NoticeKind, withinMs: number, now: Date): Promise<boolean> {
  const rows = await db
    .select({ id: notices.id })
    .from(notices)
    .where(and(eq(notices.kind, kind), gt(notices.at, new Date(now.getTime() - withinMs))))
    .limit(1);
  return rows.length > 0;
}
