import 'server-only';
import type { OperationKind } from '@/lib/contracts/operations';
import { ProblemError, problem } from '@/lib/contracts/problem';
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
  const endpoint = kinds[kind].endpoint(services.environment);
  try {
    return readRecord(kind, await services.upstream({ endpoint, params, query, body, requestId }), { requestId });
  } catch (error) {
    throw endpoint.secret ? wordless(error) : error;
  }
}

/** A refusal may quote what was sent: its code and the names of its fields say enough. */
function wordless(error: unknown): unknown {
  if (!(error instanceof ProblemError)) return error;
  const details = error.problem.details.map(({ field }) => ({ field, reason: '' }));
  return problem({ ...error.problem, message: null, details });
}
