import 'server-only';
import type { OperationKind } from '@/lib/contracts/office/operations';
import { ProblemError, problem } from '@/lib/contracts/problem/problem';
import { hasCardNumber } from '@/lib/format/card-number-in-text';
import type { Services } from '@/lib/server/services';
import { readRecord } from '@/lib/server/upstream/read-record';
import { operationHandlers } from './handlers/operation-handlers';
import type { OperationRequest, Outcome, Prepared } from './operation-handler';

/** Calls the service once. The browser may leave: what was begun is carried through, so its signal is not passed on. */
export async function callService(
  kind: OperationKind,
  { body, query }: Pick<Prepared, 'body' | 'query'>,
  { params, requestId }: Pick<OperationRequest, 'params' | 'requestId'>,
  services: Services,
): Promise<Outcome> {
  const endpoint = operationHandlers[kind].endpoint(services.environment);
  try {
    return readRecord(kind, await services.upstream({ endpoint, params, query, body, requestId }), { requestId });
  } catch (error) {
    throw endpoint.secret ? withoutQuotes(error, body) : error;
  }
}

/** A refusal may quote what was sent: the words that do are left out. */
function withoutQuotes(error: unknown, body: unknown): unknown {
  if (!(error instanceof ProblemError)) return error;
  const sent = textsIn(body);
  const quotes = (words: string) => hasCardNumber(words) || sent.some((text) => words.includes(text));
  const { message, details } = error.problem;
  return problem({
    ...error.problem,
    message: message !== null && quotes(message) ? null : message,
    details: details.map(({ field, reason }) => ({ field, reason: quotes(reason) ? '' : reason })),
  });
}

/** Every text of a body that is long enough to tell something. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length < 3 ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
