import 'server-only';
import { z } from 'zod';
import { reais } from '@/lib/contracts/shape/field.shape';
import { type Holder, holderRecord } from '@/lib/contracts/shape/holder.shape';
import { canonicalJson } from '@/lib/format/text/canonical-json';
import type { approvals, ShownRequest } from '@/lib/server/database/schema/approvals-schema';
import type { Environment } from '@/lib/server/environment';
import { type EncryptionKeys, underEachKey } from '@/lib/server/environment/encryption-keys';
import { UnreadableValueError } from '@/lib/server/privacy/at-rest/field';
import { approvalFields } from '@/lib/server/privacy/at-rest/fields';
import { documentTokensOf } from '@/lib/server/privacy/document-tokens';
import { keyedDigest } from '@/lib/server/privacy/keyed-digest';

export type ApprovalRow = typeof approvals.$inferSelect;

const frozenShape = z.object({
  params: z.record(z.string(), z.string()),
  body: z.unknown(),
  confirmed: z.object({ id: z.string(), holder: holderRecord.nullable(), amount: reais.nullable() }).nullable(),
});

/** A request as it was asked, with the payee that was confirmed for it. */
export type FrozenRequest = z.output<typeof frozenShape>;

/** Encrypts a request, so that the table alone tells nobody whom it pays. */
export function encryptRequest(request: FrozenRequest, keys: EncryptionKeys): string {
  return encryption(keys).close(JSON.stringify(request), '');
}

/** The request of an approval; null when it was deleted, or is not what we wrote. */
export function openRequest({ encryptedRequest }: Pick<ApprovalRow, 'encryptedRequest'>, keys: EncryptionKeys): FrozenRequest | null {
  const text = encryptedRequest === null ? null : encryption(keys).open(encryptedRequest);
  return text === null ? null : frozenShape.parse(JSON.parse(text));
}

type HashedAsStored = Pick<
  ApprovalRow,
  'id' | 'endpoint' | 'makerId' | 'fingerprint' | 'encryptedRequest' | 'amount' | 'currency' | 'requirements'
>;

interface Hashed extends HashedAsStored {
  readonly holder: Holder | null;
  readonly holderBefore: Holder | null;
  readonly shown: ShownRequest;
}

/**
 * The digest that votes are given for: over the request as it is stored, everything its approvers are shown, and the versions of the rules.
 * Whatever of it is changed afterwards, no vote counts any more.
 */
export function requestHashOf(row: Hashed, keys: Pick<Environment, 'sealKey'>): Buffer {
  const { id, endpoint, makerId, fingerprint, encryptedRequest, amount, currency, holder, holderBefore, shown, requirements } = row;
  const text = canonicalJson([
    [id, endpoint, makerId, fingerprint.toString('hex'), encryptedRequest],
    [amount, currency, holder, holderBefore],
    shown,
    requirements,
  ]);
  return keyedDigest('approval', text, keys);
}

/** Whether a request is still what was approved, under whatever key it was frozen. One that does not open any more is not. */
export function isAsApproved(row: ApprovalRow, keys: EncryptionKeys): boolean {
  try {
    const asked = decrypted(row, keys);
    return underEachKey(keys, (key) => requestHashOf(asked, key)).some((hash) => hash.equals(row.requestHash));
  } catch (error) {
    if (error instanceof UnreadableValueError) return false;
    throw error;
  }
}

function decrypted(row: ApprovalRow, keys: EncryptionKeys): Hashed {
  const { id, holder, holderBefore, shown } = row;
  return {
    ...row,
    holder: approvalFields.holder.decrypt(holder, id, keys),
    holderBefore: approvalFields.holderBefore.decrypt(holderBefore, id, keys),
    shown: approvalFields.shown.decrypt(shown, id, keys),
  };
}

function encryption(keys: EncryptionKeys) {
  return documentTokensOf(keys, 'approval');
}
