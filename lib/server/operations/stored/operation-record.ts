import 'server-only';
import type { Operation } from '@/lib/contracts/office/operations.shape';
import { toReais } from '@/lib/format/money/money';
import type { EncryptionKeys } from '@/lib/server/environment/encryption-keys';
import { operationFields } from '@/lib/server/privacy/at-rest/fields';
import { inOwnWords } from '@/lib/server/upstream/own-words';
import type { OperationRow } from './store';

/** An operation as the browser sees it: who, what, how much, and its state. */
export function operationRecordOf(row: OperationRow, staff: { name: string; mine: boolean }, keys: EncryptionKeys): Operation {
  const { idempotencyKey } = row;
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    reference: row.reference,
    subject: row.subject,
    amount: row.amount === null ? null : toReais(row.amount),
    description: operationFields.description.decrypt(row.description, idempotencyKey, keys),
    currency: row.currency,
    expiresIn: row.expiresIn,
    holder: operationFields.holder.decrypt(row.holder, idempotencyKey, keys),
    holderBefore: operationFields.holderBefore.decrypt(row.holderBefore, idempotencyKey, keys),
    refundBefore: row.kind === 'refunds.create' && row.before ? refundFields(row.before) : null,
    proof: row.proofMethod,
    transactionId: row.transactionId,
    problem: row.problem && inOwnWords(row.problem),
    plannedFor: row.plannedFor,
    plannedAt: row.plannedAt?.toISOString() ?? null,
    held: row.held,
    hasPlan: row.plan !== null,
    staff: staff.name,
    mine: staff.mine,
    reads: row.reads,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

function refundFields({ refundAmount = null, refundStatus = null, refundedAt = null }: Record<string, string | null>) {
  return { refundAmount: refundAmount === null ? null : toReais(refundAmount), refundStatus, refundedAt };
}
