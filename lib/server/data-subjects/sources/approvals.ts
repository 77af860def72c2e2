import 'server-only';
import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import { openApprovalStates } from '@/lib/contracts/office/approvals/approvals';
import type { HoldReason } from '@/lib/contracts/office/privacy/data-subjects';
import { approvals as table } from '@/lib/server/database/schema/approvals-schema';
import { operations } from '@/lib/server/database/schema/schema';
import { approvalFields } from '@/lib/server/privacy/at-rest/fields';
import { removeApprovalNames } from '@/lib/server/privacy/remove-approval-names';
import type { Services } from '@/lib/server/services';
import { type DataSource, erasable, outcomes } from './data-source';
import { fileWords } from './file-words';

const firstId = '00000000-0000-0000-0000-000000000000';

/**
 * Holders, descriptions and reasons of approvals, and their files by name: what is in the bytes of a file is not read, and goes with its request. What was approved, for how much and by whom stays.
 */
export const approvals: DataSource = {
  async next(after, limit, { payees, transactionIds }, services) {
    const rows = await services.db
      .select({ row: table, payee: operations.payee, transactionId: operations.transactionId })
      .from(table)
      .leftJoin(operations, eq(operations.id, table.operationId))
      .where(and(gt(table.id, after || firstId), isNull(table.namesRemovedAt)))
      .orderBy(asc(table.id))
      .limit(limit);
    return rows.map(({ row, payee, transactionId }) => ({
      id: row.id,
      at: row.createdAt,
      content: searched(contentOf(row, services)),
      isTheirs: (payee !== null && payees.includes(payee)) || (transactionId !== null && transactionIds.has(transactionId)),
      transactionId,
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
      action: row.action,
      amount: row.amount,
      ...contentOf(row, services),
    }));
  },
  async erase(ids, { transactionIds }, { db, environment, now }) {
    const rows = await db
      .select({ id: table.id, state: table.state, transactionId: operations.transactionId })
      .from(table)
      .leftJoin(operations, eq(operations.id, table.operationId))
      .where(inArray(table.id, [...ids]));
    const holdOf = ({ state, transactionId }: (typeof rows)[number]): HoldReason | null => {
      if (transactionId !== null && transactionIds.includes(transactionId)) return 'dispute';
      return openApprovalStates.some((open) => open === state) ? 'open' : null;
    };
    const all = outcomes(
      ids,
      rows.map((row) => [row.id, holdOf(row)]),
    );
    const which = inArray(table.id, erasable(all));
    await db.update(table).set({ reason: null }).where(which);
    await removeApprovalNames(db, which, environment, now());
    return all;
  },
};

const searched = (content: ReturnType<typeof contentOf>) => ({ ...content, words: fileWords(content.files) });

function contentOf(row: typeof table.$inferSelect, { environment }: Services) {
  const { id, holder, holderBefore, shown, reason, stale } = row;
  const { payTo, description, files = [] } = approvalFields.shown.decrypt(shown, id, environment);
  return {
    holder: approvalFields.holder.decrypt(holder, id, environment),
    holderBefore: approvalFields.holderBefore.decrypt(holderBefore, id, environment),
    payTo,
    description,
    files: files.map(({ name, sha256 }) => ({ name, sha256 })),
    reason: approvalFields.reason.decrypt(reason, id, environment),
    stoppedBy: approvalFields.stale.decrypt(stale, id, environment)?.now ?? null,
  };
}
