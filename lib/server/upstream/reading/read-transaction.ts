import 'server-only';
import { ProblemError } from '@/lib/contracts/problem/problem';
import { endpointNamed } from '@/lib/contracts/registry';
import type { RecordOf, Transaction } from '@/lib/contracts/shapes';
import type { Upstream } from '@/lib/server/upstream/upstream';
import { readWhole } from './read-record';

interface Service {
  readonly upstream: Upstream;
}

/** Fetches a transaction by id, with its current refund and infraction fields. */
export async function readTransaction(id: string, requestId: string, service: Service): Promise<RecordOf<'transactions.read'>> {
  const wire = await service.upstream({ endpoint: endpointNamed('transactions.read'), params: { id }, requestId });
  return readWhole('transactions.read', wire, { params: { id }, requestId });
}

/** The endpoints that find one transaction by our reference. */
export type Finder = 'charges.find' | 'withdrawals.find' | 'transfers.find';

/**
 * Looks a transaction up by our reference: the call made for it, then the list of all transactions. Null when the service has none; an
 * answer with another reference counts as none.
 */
export async function findByReference(
  finder: Finder,
  clientReference: string,
  requestId: string,
  service: Service,
): Promise<Transaction | null> {
  const one = await unlessAbsent(async () => {
    const wire = await service.upstream({ endpoint: endpointNamed(finder), query: { clientReference }, requestId });
    return readWhole(finder, wire, { requestId });
  });
  if (one) return one.clientReference === clientReference ? one : null;
  const query = { clientReference, limit: 20 };
  const wire = await service.upstream({ endpoint: endpointNamed('transactions.list'), query, requestId });
  const { items } = readWhole('transactions.list', wire, { query, requestId });
  return items.find((item) => item.clientReference === clientReference) ?? null;
}

/** What is read, or null where the service has none (404). */
export async function unlessAbsent<T>(reading: () => Promise<T>): Promise<T | null> {
  try {
    return await reading();
  } catch (error) {
    if (error instanceof ProblemError && error.problem.statusCode === 404) return null;
    throw error;
  }
}
