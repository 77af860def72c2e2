import 'server-only';
import { and, asc, eq, exists, gt, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { HoldReason } from '@/lib/contracts/office/privacy/data-subjects';
import { payeeSightings } from '@/lib/server/database/schema/approvals-schema';
import { operations as table } from '@/lib/server/database/schema/schema';
import { paymentInvoices } from '@/lib/server/database/schema/team-records-schema';
import { namedInInvoices } from '@/lib/server/payment-invoices/invoice-store';
import { operationFields } from '@/lib/server/privacy/at-rest/fields';
import type { Services } from '@/lib/server/services';
import { type DataSource, erasable, outcomes } from './data-source';
import { fileWords } from './file-words';

/** The limits of a day and of a new payee count what is younger. */
const recentMs = 2 * 24 * 3_600_000;

const firstId = '00000000-0000-0000-0000-000000000000';

/**
 * Holders and descriptions of operations, and the whole invoice of a payment, searched by its number and the name of its file. Amount, dates, state
 * and transaction stay.
 */
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
            exists(services.db.select({ one: sql`1` }).from(paymentInvoices).where(eq(paymentInvoices.operationKey, table.idempotencyKey))),
          ),
        ),
      )
      .orderBy(asc(table.id))
      .limit(limit);
    const invoices = await invoicesOf(rows, services);
    return rows.map((row) => ({
      id: row.id,
      at: row.createdAt,
      content: { ...contentOf(row, services), invoice: searchedInvoice(invoices.get(row.idempotencyKey)) },
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
    const invoices = await invoicesOf(rows, services);
    return rows.map((row) => ({
      createdAt: row.createdAt.toISOString(),
      kind: row.kind,
      amount: row.amount,
      currency: row.currency ?? 'BRL',
      transactionId: row.transactionId,
      ...contentOf(row, services),
      invoice: invoices.get(row.idempotencyKey) ?? null,
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
    const gone = rows.filter(({ id }) => all.get(id) === 'erased').map(({ idempotencyKey }) => idempotencyKey);
    await db.delete(paymentInvoices).where(inArray(paymentInvoices.operationKey, gone));
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

type Rows = readonly Pick<typeof table.$inferSelect, 'idempotencyKey'>[];
type Invoices = Awaited<ReturnType<typeof namedInInvoices>>;

function invoicesOf(rows: Rows, { db, environment }: Services): Promise<Invoices> {
  return namedInInvoices(
    db,
    rows.map(({ idempotencyKey }) => idempotencyKey),
    environment,
  );
}

function searchedInvoice(invoice: ReturnType<Invoices['get']>) {
  const { invoiceNumber = null, fileName = null } = invoice ?? {};
  return { invoiceNumber, words: fileName === null ? [] : fileWords([{ name: fileName }]) };
}
