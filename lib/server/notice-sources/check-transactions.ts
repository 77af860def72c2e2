import 'server-only';
import { randomUUID } from 'node:crypto';
import { and, count, eq, inArray, or } from 'drizzle-orm';
import type { RecordOf } from '@/lib/contracts/shapes';
import { operations } from '@/lib/server/database/schema/schema';
import { errorName } from '@/lib/server/error-name';
import { log } from '@/lib/server/log';
import { addNotices, type NewNotice } from '@/lib/server/notices/add-notices';
import { claimChecks, endCheck, type NoticeCheck, postponeCheck } from '@/lib/server/notices/notice-checks';
import type { Services } from '@/lib/server/services';
import { readTransaction, unlessAbsent } from '@/lib/server/upstream/reading/read-transaction';
import { isLargePayout } from './large-payout';

const maxPerRun = 20;
const leaseMs = 60_000;
/** Seconds until a reading that failed is repeated, by the number of tries. After the last one it is given up. */
const retrySeconds = [5, 30, 120, 600, 1800, 3600, 3600 * 4];

type Transaction = RecordOf<'transactions.read'>;

const over: readonly string[] = ['CANCELED', 'ERROR', 'EXPIRED'];

/** Reads the transactions that callbacks were about, and tells of what they show. True when more may be due. */
export async function checkTransactions(services: Services): Promise<boolean> {
  const { db, now } = services;
  const at = now();
  const checks = await claimChecks(db, at, new Date(at.getTime() + leaseMs), maxPerRun);
  await Promise.all(checks.map((check) => checkOne(check, services)));
  return checks.length === maxPerRun;
}

async function checkOne(check: NoticeCheck, services: Services): Promise<void> {
  const { db, now } = services;
  try {
    const transaction = await unlessAbsent(() => readTransaction(check.transactionId, randomUUID(), services));
    const news = transaction ? await newsOf(transaction, services) : [];
    await db.transaction(async (tx) => {
      await addNotices(tx, news, now());
      await endCheck(tx, check);
    });
  } catch (error) {
    const wait = retrySeconds[check.tries - 1];
    log.warn({ error: errorName(error), tries: check.tries }, 'a transaction could not be read for notices');
    if (wait === undefined) await endCheck(db, check);
    else await postponeCheck(db, check, new Date(now().getTime() + wait * 1000));
  }
}

async function newsOf(transaction: Transaction, { db, environment }: Services): Promise<NewNotice[]> {
  const { id, type, status, amount, clientReference, refundStatus, refundAmount } = transaction;
  const isIts = or(eq(operations.transactionId, id), ...(clientReference ? [eq(operations.reference, clientReference)] : []));
  const [made] = await db
    .select({ staffId: operations.staffId })
    .from(operations)
    .where(and(isIts, inArray(operations.kind, ['charges.create', 'withdrawals.create', 'withdrawals.createFromQrCode'])))
    .limit(1);
  const news: NewNotice[] = [];
  if (type === 'DEPOSIT' && status === 'COMPLETED' && made) news.push({ kind: 'charge-paid', key: id, subject: id, staffId: made.staffId });
  if (type === 'WITHDRAW' && !over.includes(status) && isLargePayout(amount, environment))
    news.push({ kind: 'money-out', key: id, subject: id, actorId: made?.staffId ?? null });
  if (refundStatus === 'CANCELED') {
    // The service tells the latest refund alone: the number of those asked for here distinguishes two that failed alike.
    const [asked] = await db
      .select({ count: count() })
      .from(operations)
      .where(and(eq(operations.kind, 'refunds.create'), eq(operations.subject, id)));
    news.push({ kind: 'refund-failed', key: `${id}:${refundAmount ?? ''}:${asked?.count ?? 0}`, subject: id });
  }
  return news;
}
