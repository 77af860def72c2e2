import type { Account } from '@/sandbox/accounts/account';
import type { Units } from '@/sandbox/money';
import { ServiceProblem } from '@/sandbox/routing/service-problem';
import type { Services } from '@/sandbox/services';
import { findByKey, type Operation } from '@/sandbox/transactions/find-by-key';
import { toWire } from '@/sandbox/transactions/to-wire';
import type { TransactionWire } from '@/sandbox/transactions/transaction-row';
import type { Variant } from './variants';

interface Creating extends Services {
  readonly account: Account;
  readonly variant: Variant;
  readonly body: { readonly clientReference?: string | undefined };
}

/**
 * What `create` makes; in versions that replay, the operation that took its `clientReference` before. A charge is replayed
 * whatever its amount, and a payment only with the same: another one stays SVC210.
 */
export async function withEarlierVariants(
  { variant, account, body, baseUrl, ...services }: Creating,
  operation: Exclude<Operation, 'any'>,
  amount: Units,
  create: () => Promise<TransactionWire>,
): Promise<TransactionWire> {
  try {
    return await create();
  } catch (failure) {
    const { clientReference } = body;
    const isTaken = failure instanceof ServiceProblem && failure.code === 'SVC210';
    if (!isTaken || clientReference === undefined || !variant.has('reference-replay')) throw failure;
    const earlier = await findByKey(services, account, operation, { clientReference });
    if (!earlier || (operation !== 'deposit' && earlier.amount !== amount)) throw failure;
    return toWire(earlier, baseUrl);
  }
}
