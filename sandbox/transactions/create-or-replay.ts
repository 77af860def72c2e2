import type { Account } from '@/sandbox/accounts/account';
import type { Units } from '@/sandbox/money/units';
import { ServiceProblem } from '@/sandbox/problems/service-problem';
import type { Services } from '@/sandbox/services';
import { toWire } from '@/sandbox/transaction-records/to-wire';
import type { TransactionWire } from '@/sandbox/transaction-records/transaction-row';
import type { Variant } from '@/sandbox/variants/variants';
import { findByKey, type Operation } from './find-by-key';

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
