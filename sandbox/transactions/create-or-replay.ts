import type { Account } from '@/sandbox/accounts/account';
import type { Units } from '@/sandbox/money/units';
import { ServiceProblem } from '@/sandbox/problems/service-problem';
import type { Services } from '@/sandbox/services';
import { toWire } from '@/sandbox/transaction-records/to-wire';
import type { TransactionWire } from '@/sandbox/transaction-records/transaction-row';
import type { Variant } from '@/sandbox/variants/variants';
import { findByKey, type Operation } from './find-by-key';

interface CreateCall extends Services {
  readonly account: Account;
  readonly variant: Variant;
  readonly body: { readonly clientReference?: string | undefined };
}

/**
 * Runs `create`. In a variant with replay, an operation whose `clientReference` is already used returns the earlier operation: a charge
 * whatever its amount, a payment only with the same amount. Otherwise it is SVC210.
 */
export async function createOrReplay(
  { variant, account, body, baseUrl, ...services }: CreateCall,
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
