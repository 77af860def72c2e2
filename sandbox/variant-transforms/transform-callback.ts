import type { Variant } from '@/sandbox/variants/variants';
import { variantTransforms, type Wire } from './variant-transforms';

/** Transforms of answers that apply to callbacks as well (interface: Transaction, "One variant of the callback …"). */
const shared = [
  'transfer-method',
  'transfer-type',
  'transfer-accounts',
  'formatted-documents',
  'plain-phones',
  'transaction-refund-status',
  'omitted-nulls',
] as const;

/** Converts the transaction of a callback to the account's variant. */
export function transformCallback(transaction: Wire, variant: Variant): Wire {
  const renamed = variant.has('virtual-count') ? withVirtualCount(transaction) : transaction;
  return shared.reduce(
    (result, name) => (variant.has(name) ? (variantTransforms[name]?.(result, 'transactions.list') ?? result) : result),
    renamed,
  );
}

function withVirtualCount({ virtualAccount, ...transaction }: Wire): Wire {
  return { ...transaction, virtualCount: virtualAccount };
}
