import 'server-only';
import type { OperationKind } from '@/lib/contracts/operations';
import type { Services } from '@/lib/server/services';
import { readRecord } from '@/lib/server/upstream/read-record';
import type { Asked, Effect, Prepared } from './kind';
import { kinds } from './kinds';

/** Calls the service once. The browser may leave: what was begun is carried through, so its signal is not passed on. */
export async function callService(
  kind: OperationKind,
  { body, query }: Pick<Prepared, 'body' | 'query'>,
  { params, requestId }: Pick<Asked, 'params' | 'requestId'>,
  services: Services,
): Promise<Effect> {
  const wire = await services.upstream({ endpoint: kinds[kind].endpoint(services.environment), params, query, body, requestId });
  return readRecord(kind, wire, { requestId });
}
