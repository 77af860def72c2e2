import 'server-only';
import { and, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { operations } from '@/lib/server/database/schema/schema';
import { addNotices } from '@/lib/server/notices/add-notices';
import type { Services } from '@/lib/server/services';

const minute = 60_000;
const day = 24 * 60 * minute;
/** An answer that is missing for so long is not coming by itself. */
const unknownMs = 15 * minute;
/** What was settled longer ago was told then, or happened before there were notices. */
const lookBackMs = 60 * minute;
/** Older operations are settled by now. */
const maxAgeMs = 7 * day;

/** Tells of operations without an answer, and of large payments and transfers that were made here. May run at any time, any number of times. */
export async function noticeOperations({ db, environment, now }: Services): Promise<void> {
  const at = now();
  const ago = (ms: number) => new Date(at.getTime() - ms);
  const isYoung = gt(operations.createdAt, ago(maxAgeMs));
  const unknown = await db
    .select({ id: operations.id })
    .from(operations)
    .where(and(isYoung, inArray(operations.state, ['unknown', 'sending']), lt(operations.createdAt, ago(unknownMs))));
  const from = environment.noticeMoneyOutFrom;
  const sent =
    from === 'off'
      ? []
      : await db
          .select({ transactionId: operations.transactionId, staffId: operations.staffId })
          .from(operations)
          .where(
            and(
              isYoung,
              eq(operations.state, 'done'),
              inArray(operations.kind, ['withdrawals.create', 'withdrawals.createFromQrCode', 'transfers.create']),
              gt(operations.updatedAt, ago(lookBackMs)),
              isNotNull(operations.transactionId),
              isNull(operations.currency),
              sql`${operations.amount}::numeric >= ${from}::numeric`,
            ),
          );
  await addNotices(
    db,
    [
      ...unknown.map(({ id }) => ({ kind: 'operation-unknown' as const, key: id, subject: id })),
      ...sent.map(({ transactionId, staffId }) => ({
        kind: 'money-out' as const,
        key: transactionId ?? '',
        subject: transactionId,
        actorId: staffId,
      })),
    ],
    at,
  );
}
