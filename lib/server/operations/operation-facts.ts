import 'server-only';
import { maskName } from '@/lib/format/identifier/mask';
import type { EncryptionKeys } from '@/lib/server/environment/encryption-keys';
import { operationFields } from '@/lib/server/privacy/at-rest/fields';
import type { OperationRow } from './stored/store';

/** The audit facts of an operation: kind, amount, and masked holders where the key changed its holder. */
export function operationFacts(row: OperationRow, keys: EncryptionKeys): Record<string, string> {
  const { kind, amount, currency, proofMethod, idempotencyKey } = row;
  const holder = operationFields.holder.decrypt(row.holder, idempotencyKey, keys);
  const holderBefore = operationFields.holderBefore.decrypt(row.holderBefore, idempotencyKey, keys);
  return {
    kind,
    amount: amount ?? 'all',
    ...(currency && { currency }),
    ...(proofMethod && { proof: proofMethod }),
    ...(holder && holderBefore ? { holder: maskName(holder.name), holderBefore: maskName(holderBefore.name) } : {}),
  };
}
