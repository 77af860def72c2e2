import 'server-only';
import type { OperationKind } from '@/lib/contracts/office/operations';
import { ProblemError, problem } from '@/lib/contracts/problem/problem';
import { hasCardNumber } from '@/lib/format/card/card-number-in-text';
import type { Services } from '@/lib/server/services';
import { readRecord } from '@/lib/server/upstream/reading/read-record';
import { operationHandlers } from './handlers/operation-handlers';
import type { OperationRequest, Outcome, PreparedCall } from './operation-handler';

/** Calls the service once. The browser's abort signal is not passed on, because an operation that has begun must be carried through. */
export async function callService(
  kind: OperationKind,
  { body, query }: Pick<PreparedCall, 'body' | 'query'>,
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

/** Removes from a refusal every text that quotes what was sent. */
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

/** Every text in a body of at least three characters; shorter ones match by chance. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length < 3 ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
