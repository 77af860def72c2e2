import type { Variant } from '@/sandbox/variants/variants';
import { variantTransforms, type Wire } from './variant-transforms';

/** Those of the answers that callbacks have as well (interface: Transaction, "One variant of the callback …"). */
const shared = [
  'transfer-method',
  'transfer-type',
  'transfer-accounts',
  'formatted-documents',
  'plain-phones',
  'transaction-refund-status',
  'omitted-nulls',
] as const;

/** The transaction a callback tells, written as the account's variant does. */
export function transformCallback(transaction: Wire, variant: Variant): Wire {
  const renamed = variant.has('virtual-count') ? withVirtualCount(transaction) : transaction;
  return shared.reduce((one, name) => (variant.has(name) ? (variantTransforms[name]?.(one, 'transactions.list') ?? one) : one), renamed);
}

function withVirtualCount({ virtualAccount, ...transaction }: Wire): Wire {
  return { ...transaction, virtualCount: virtualAccount };
}
