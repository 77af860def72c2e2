import 'server-only';
import { and, asc, gt, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { HoldReason } from '@/lib/contracts/office/privacy/data-subjects';
import { payeeSightings } from '@/lib/server/database/schema/approvals-schema';
import { operations as table } from '@/lib/server/database/schema/schema';
import { operationFields } from '@/lib/server/privacy/at-rest/fields';
import type { Services } from '@/lib/server/services';
import { type DataSource, erasable, outcomes } from './data-source';

/** The limits of a day and of a new payee count what is younger. */
const recentMs = 2 * 24 * 3_600_000;

const firstId = '00000000-0000-0000-0000-000000000000';

/** Holders and descriptions of operations. Amount, dates, state and transaction stay. */
export const operations: DataSource = {
  async next(after, limit, { payees, transactionIds }, services) {
    const rows = await services.db
      .select()
      .from(table)
      .where(
        and(
          gt(table.id, after || firstId),
          or(
            isNotNull(table.holder),
            isNotNull(table.holderBefore),
            isNotNull(table.payee),
            isNotNull(table.limitPayee),
            isNotNull(table.description),
          ),
        ),
      )
      .orderBy(asc(table.id))
      .limit(limit);
    return rows.map((row) => ({
      id: row.id,
      at: row.createdAt,
      content: contentOf(row, services),
      isTheirs:
        [row.payee, row.limitPayee].some((hash) => hash !== null && payees.includes(hash)) ||
        [row.transactionId, row.subject].some((known) => known !== null && transactionIds.has(known)),
      transactionId: row.transactionId,
    }));
  },
  async describe(ids, services) {
    const rows = await services.db
      .select()
      .from(table)
      .where(inArray(table.id, [...ids]))
      .orderBy(asc(table.createdAt));
    return rows.map((row) => ({
      createdAt: row.createdAt.toISOString(),
      kind: row.kind,
      amount: row.amount,
      currency: row.currency ?? 'BRL',
      transactionId: row.transactionId,
      ...contentOf(row, services),
    }));
  },
  async erase(ids, { transactionIds }, { db, now }) {
    const rows = await db
      .select()
      .from(table)
      .where(inArray(table.id, [...ids]));
    const after = now().getTime() - recentMs;
    const holdOf = ({ state, transactionId, subject, createdAt }: (typeof rows)[number]): HoldReason | null => {
      if ([transactionId, subject].some((one) => one !== null && transactionIds.includes(one))) return 'dispute';
      if (state === 'sending' || state === 'unknown' || state === 'planned') return 'open';
      return createdAt.getTime() > after ? 'recent' : null;
    };
    const all = outcomes(
      ids,
      rows.map((row) => [row.id, holdOf(row)]),
    );
    await db
      .update(table)
      .set({ payee: null, limitPayee: null, holder: null, holderBefore: null, description: null, descriptionWords: null, plan: null })
      .where(inArray(table.id, erasable(all)));
    return all;
  },
};

/** When a payee was first looked up: known by the digest of what they are paid by, and by nothing else. */
export const sightings: DataSource = {
  async next(after, limit, { payees }, { db }) {
    if (payees.length === 0) return [];
    const { payee } = payeeSightings;
    const rows = await db
      .select()
      .from(payeeSightings)
      .where(and(inArray(payee, [...payees]), gt(payee, after)))
      .orderBy(asc(payee))
      .limit(limit);
    return rows.map((row) => ({ id: row.payee, at: row.firstSeenAt, content: null, isTheirs: true }));
  },
  async describe(ids, { db }) {
    const rows = await db
      .select()
      .from(payeeSightings)
      .where(inArray(payeeSightings.payee, [...ids]));
    return rows.map(({ firstSeenAt }) => ({ firstLookedUpAt: firstSeenAt.toISOString() }));
  },
  async erase(ids, _hold, { db, now }) {
    const after = new Date(now().getTime() - recentMs).toISOString();
    const { payee, firstSeenAt } = payeeSightings;
    const recent = await db
      .select({ payee })
      .from(payeeSightings)
      .where(and(inArray(payee, [...ids]), sql`${firstSeenAt} > ${after}::timestamptz`));
    const all = outcomes(
      ids,
      recent.map((row) => [row.payee, 'recent']),
    );
    await db.delete(payeeSightings).where(inArray(payee, erasable(all)));
    return all;
  },
};

function contentOf(row: typeof table.$inferSelect, { environment }: Services) {
  const { description, holder, holderBefore, idempotencyKey } = row;
  return {
    description: operationFields.description.decrypt(description, idempotencyKey, environment),
    holder: operationFields.holder.decrypt(holder, idempotencyKey, environment),
    holderBefore: operationFields.holderBefore.decrypt(holderBefore, idempotencyKey, environment),
  };
}
