import 'server-only';
import { ProblemError } from '@/lib/contracts/problem';
import { type EndpointName, endpointNamed } from '@/lib/contracts/registry';
import { type RecordOf, shapeOf, shapes, type Transaction } from '@/lib/contracts/shapes';
import type { Services } from '@/lib/server/services';
import { unreadable } from '@/lib/server/upstream/upstream';

/** Reads a transaction by id, with its refund and infraction fields as they are now. */
export async function readTransaction(id: string, requestId: string, services: Services): Promise<RecordOf<'transactions.read'>> {
  const wire = await services.upstream({ endpoint: endpointNamed('transactions.read'), params: { id }, requestId });
  const read = shapes['transactions.read'].record.safeParse(wire);
  if (!read.success) throw unreadable();
  return read.data;
}

/** Looks a transaction up by our reference; null when the service has none (404). */
export async function findByReference(
  name: EndpointName,
  clientReference: string,
  requestId: string,
  services: Services,
): Promise<Transaction | null> {
  try {
    const wire = await services.upstream({ endpoint: endpointNamed(name), query: { clientReference }, requestId });
    const read = shapeOf(name).record.safeParse(wire);
    if (!read.success) throw unreadable();
    return shapes['charges.find'].record.parse(wire);
  } catch (error) {
    if (error instanceof ProblemError && error.problem.statusCode === 404) return null;
    throw error;
  }
}
