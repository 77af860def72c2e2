import 'server-only';
import { and, inArray, isNotNull, isNull, lt, not, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '@/lib/server/database/database';
import { approvals, payeeSightings } from '@/lib/server/database/schema/approvals-schema';
import { operations } from '@/lib/server/database/schema/schema';
import { paymentInvoices, savedPayees } from '@/lib/server/database/schema/team-records-schema';
import type { EncryptionKeys } from '@/lib/server/environment/encryption-keys';
import { removeApprovalNames } from '@/lib/server/privacy/remove-approval-names';
import { belongsToNone, type LegalHold } from './legal-hold';

/** What may still be sent, or was and is not known to have ended. */
const underWay = ['sending', 'unknown', 'planned'] as const;

const namesPayee = or(
  isNotNull(operations.holder),
  isNotNull(operations.holderBefore),
  isNotNull(operations.payee),
  isNotNull(operations.limitPayee),
  isNotNull(operations.description),
);

export const countPayees = (db: Database) => db.$count(operations, namesPayee);

/** Removes whom older payments went to and what they paid; the payments stay. Nothing of one that is under way, or that an open dispute is about. */
export function removePayees(db: Database, before: Date, { transactionIds }: LegalHold, keys: EncryptionKeys, now: Date) {
  return db.transaction(async (tx) => {
    await tx.delete(savedPayees).where(lt(savedPayees.usedAt, before));
    await tx.delete(payeeSightings).where(lt(payeeSightings.firstSeenAt, before));
    const ofCase = tx
      .select({ id: operations.id })
      .from(operations)
      .where(not(belongsToNone(operations.transactionId, transactionIds) ?? sql`true`));
    const over = and(
      lt(approvals.createdAt, before),
      isNull(approvals.nextAt),
      or(isNull(approvals.operationId), notInArray(approvals.operationId, ofCase)),
    );
    await removeApprovalNames(tx, over, keys, now);
    const isOld = and(
      lt(operations.createdAt, before),
      notInArray(operations.state, [...underWay]),
      belongsToNone(operations.transactionId, transactionIds),
    );
    const ofOldPayment = tx.select({ key: operations.idempotencyKey }).from(operations).where(isOld);
    await tx.delete(paymentInvoices).where(and(lt(paymentInvoices.changedAt, before), inArray(paymentInvoices.operationKey, ofOldPayment)));
    return tx
      .update(operations)
      .set({ payee: null, limitPayee: null, holder: null, holderBefore: null, description: null, descriptionWords: null, plan: null })
      .where(and(namesPayee, isOld))
      .returning({ id: operations.id });
  });
}
