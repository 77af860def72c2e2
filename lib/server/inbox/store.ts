import 'server-only';
import { and, count, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { ResourceName } from '@/lib/contracts/registry';
import type { Database } from '@/lib/server/database/database';
import { inbox, inboxNonces, operations } from '@/lib/server/database/schema/schema';
import { announce } from '@/lib/server/live/announce';
import { checkForNotices } from '@/lib/server/notices/notice-checks';
import { inboxFields, inboxRow } from '@/lib/server/privacy/at-rest/fields';
import type { Services } from '@/lib/server/services';
import type { CallbackEvent } from './parse-callback';

interface Delivery {
  readonly callbackEvent: CallbackEvent;
  readonly source: 'transaction' | 'webhook' | 'card';
  readonly verified: boolean;
  /** The address it came from, where it is known. */
  readonly sender: string | null;
  /** Signed deliveries only. */
  readonly nonce: string | null;
  /** Milliseconds by which its signature's timestamp is off; null within the limit. */
  readonly skewMs: number | null;
  readonly body: Buffer;
  /** The cache resources that browsers read again. */
  readonly changes: readonly ResourceName[];
}

/**
 * Stores a delivery and, the first time its content arrives, applies it: pending operations on that transaction are looked up next, and
 * browsers are told to read again. All in one transaction: nothing is answered that was not stored, and a nonce is used up only together
 * with its delivery.
 */
export function storeDelivery(
  { db, environment }: Pick<Services, 'db' | 'environment'>,
  { callbackEvent, source, verified, sender, nonce, skewMs, body, changes }: Delivery,
  now: Date,
): Promise<'new' | 'repeated' | 'replayed'> {
  const row = inboxRow(callbackEvent.contentHash);
  const encryptedSender = inboxFields.sender.encrypt(sender, row, environment);
  const encryptedBody = inboxFields.body.encrypt(body, row, environment);
  return db.transaction(async (tx) => {
    if (nonce !== null && !(await spendNonce(tx, nonce, now))) return 'replayed';
    const [stored] = await tx
      .insert(inbox)
      .values({
        contentHash: callbackEvent.contentHash,
        source,
        verified,
        sender: encryptedSender,
        skewMs,
        transactionId: callbackEvent.transactionId,
        body: encryptedBody,
        receivedAt: now,
        appliedAt: now,
      })
      .onConflictDoUpdate({
        target: inbox.contentHash,
        set: { sender: encryptedSender, deliveries: sql`${inbox.deliveries} + 1`, verified: sql`${inbox.verified} or excluded.verified` },
      })
      .returning({ deliveries: inbox.deliveries });
    if (stored?.deliveries !== 1) return 'repeated';
    await readNext(tx, callbackEvent, now);
    await checkForNotices(tx, callbackEvent, now);
    await announce(tx, changes);
    return 'new';
  });
}

type TransactionStatements = Pick<Database, 'insert' | 'update'>;

const minuteMs = 60_000;

/** Whether the limit of unsigned deliveries per minute is reached. Otherwise anyone who knows the address could send without end. */
export async function unsignedAreFull(db: Database, max: number, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - minuteMs);
  const [row] = await db
    .select({ count: count() })
    .from(inbox)
    .where(and(eq(inbox.verified, false), isNull(inbox.refusal), gt(inbox.receivedAt, since)));
  return (row?.count ?? 0) >= max;
}

/** A callback is only a hint: the transaction is fetched from the service before anything changes. */
async function readNext(tx: TransactionStatements, { transactionId, clientReference }: CallbackEvent, now: Date): Promise<void> {
  const about = [
    ...(transactionId ? [eq(operations.transactionId, transactionId), eq(operations.subject, transactionId)] : []),
    ...(clientReference ? [eq(operations.reference, clientReference)] : []),
  ];
  if (about.length === 0) return;
  await tx
    .update(operations)
    .set({ nextReadAt: now })
    .where(and(inArray(operations.state, ['unknown', 'not-found']), or(...about)));
}

/** False when the nonce was used before: the delivery is a replay. */
async function spendNonce(tx: TransactionStatements, nonce: string, now: Date): Promise<boolean> {
  const used = await tx.insert(inboxNonces).values({ nonce, at: now }).onConflictDoNothing().returning({ nonce: inboxNonces.nonce });
  return used.length > 0;
}

/** Twice the time window in which a signature is accepted. */
const nonceMs = 10 * 60_000;

export async function sweepNonces(db: Database, now: Date): Promise<void> {
  await db.delete(inboxNonces).where(lt(inboxNonces.at, new Date(now.getTime() - nonceMs)));
}
