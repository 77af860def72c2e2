import 'server-only';
import { maskName } from '@/lib/format/identifier/mask';
import type { OperationRow } from './stored/store';

/** The audit facts of an operation: kind, amount, and masked holders where the key changed its holder. */
export function operationFacts({ kind, amount, currency, holder, holderBefore, proofMethod }: OperationRow): Record<string, string> {
  return {
    kind,
    amount: amount ?? 'all',
    ...(currency && { currency }),
    ...(proofMethod && { proof: proofMethod }),
    ...(holder && holderBefore ? { holder: maskName(holder.name), holderBefore: maskName(holderBefore.name) } : {}),
  };
}
