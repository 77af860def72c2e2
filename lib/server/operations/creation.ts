import 'server-only';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import type { Transaction } from '@/lib/contracts/shapes';
import { compareReais, toReais } from '@/lib/format/money/money';
import { callbackUrl } from '@/lib/server/callback-address/callback-url';
import type { Environment } from '@/lib/server/environment';
import type { Services } from '@/lib/server/services';
import { type Finder, findByReference } from '@/lib/server/upstream/reading/read-transaction';
import type { OperationFacts, OperationHandler, PreparedCall, Verdict } from './operation-handler';
import { generateReference, isOwnReference } from './own-reference';

/** The client reference of an operation: the typed one, or one generated from its idempotency key. */
export function referenceOf(typed: string | undefined, idempotencyKey: string): string {
  return typed ?? generateReference(idempotencyKey);
}

/**
 * Prepares the creation of a transaction under our reference. The browser chooses the callback by name, never by URL. A typed reference may
 * be in use, so it is looked up first: what exists before sending was not created by this operation.
 */
export async function prepareCreation(
  finder: Finder,
  facts: OperationFacts,
  request: Readonly<Record<string, unknown>>,
  requestId: string,
  services: Services,
): Promise<PreparedCall<Transaction>> {
  const { reference, amount, idempotencyKey } = facts;
  const { callbackTo, ...fields } = request;
  const reportTo = addressFor(callbackTo, services.environment);
  const body = {
    ...fields,
    ...(reference === null ? {} : { clientReference: reference }),
    ...(reportTo ? { callbackUrl: reportTo } : {}),
  };
  const typed = reference !== null && reference !== generateReference(idempotencyKey);
  const found = typed ? await findByReference(finder, reference, requestId, services) : null;
  if (found && !(await isOwnReference(services.db, facts))) {
    throw problem({ statusCode: 409, errorCode: 'SVC210', details: [{ field: 'transaction', reason: found.id }] });
  }
  return { body, amount, before: null, found };
}

/** The callback URL of a transaction. @throws SVB451 when the merchant's own system is chosen and no setting has its address. */
function addressFor(callbackTo: unknown, environment: Environment): string | null {
  if (callbackTo !== 'merchant') return callbackUrl(environment);
  const { merchantCallbackUrl } = environment;
  if (merchantCallbackUrl) return merchantCallbackUrl;
  throw problem({ statusCode: 422, errorCode: ownCodes.hostNotAllowed, details: [{ field: 'callbackTo', reason: 'not set up' }] });
}

/** Looks the created transaction up by our reference. */
export function lookUpCreation(finder: Finder): OperationHandler<Transaction>['lookUp'] {
  return async ({ reference }, requestId, services) =>
    reference === null ? null : findByReference(finder, reference, requestId, services);
}

/** A transaction under our reference with another type or amount is not the one that was requested. */
export function verifyCreation({ amount }: OperationFacts, types: readonly string[], { type, amount: actual }: Transaction): Verdict {
  return types.includes(type) && amount !== null && compareReais(actual, toReais(amount)) === 0 ? 'found' : 'mismatch';
}
