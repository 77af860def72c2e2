import 'server-only';
import { sql } from 'drizzle-orm';
import type { InboxRefusal } from '@/lib/contracts/office/callbacks/inbox';
import type { Database } from '@/lib/server/database/database';
import { inbox } from '@/lib/server/database/schema/schema';
import { errorName } from '@/lib/server/error-name';
import { log } from '@/lib/server/log';
import { inboxFields, inboxRow } from '@/lib/server/privacy/at-rest/fields';
import type { Services } from '@/lib/server/services';
import { hashOfParts } from './lenient-fields';

interface Refusal {
  readonly refusal: InboxRefusal;
  readonly source: 'transaction' | 'webhook' | 'card';
  readonly sender: string | null;
}

const minuteMs = 60_000;

/** Refusals written in one minute; later ones are logged only, so that a flood of forgeries does not become a flood of writes. */
const maxPerMinute = 60;

const written = new WeakMap<Database, { minute: number; count: number }>();

/**
 * Records that a delivery was refused and why, never what it held: the refusals of one kind in one minute are one row with their number.
 * The answer to the sender does not depend on it.
 */
export async function recordRefusal(
  { db, environment }: Pick<Services, 'db' | 'environment'>,
  { refusal, source, sender: from }: Refusal,
  now: Date,
): Promise<void> {
  const minute = Math.floor(now.getTime() / minuteMs);
  const before = written.get(db);
  const count = before?.minute === minute ? before.count : 0;
  if (count >= maxPerMinute) return;
  written.set(db, { minute, count: count + 1 });
  const contentHash = hashOfParts('refused', [refusal, source, minute]);
  const sender = inboxFields.sender.encrypt(from, inboxRow(contentHash), environment);
  try {
    await db
      .insert(inbox)
      .values({ contentHash, refusal, source, sender, verified: false, receivedAt: now })
      .onConflictDoUpdate({ target: inbox.contentHash, set: { deliveries: sql`${inbox.deliveries} + 1`, sender } });
  } catch (error) {
    log.error({ error: errorName(error) }, 'a refusal could not be recorded');
  }
}
