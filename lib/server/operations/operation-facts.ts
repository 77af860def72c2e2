import 'server-only';
import { maskName } from '@/lib/format/mask';
import type { OperationRow } from './store';

/** What the record says of an operation: what it is and how much; where a key changed its holder, in names that name nobody. */
export function operationFacts({ kind, amount, currency, holder, holderBefore }: OperationRow): Record<string, string> {
  return {
    kind,
    amount: amount ?? 'all',
    ...(currency && { currency }),
    ...(holder && holderBefore ? { holder: maskName(holder.name), holderBefore: maskName(holderBefore.name) } : {}),
  };
}
