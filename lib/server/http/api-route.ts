import 'server-only';
import { randomUUID } from 'node:crypto';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { ProblemError, problem } from '@/lib/contracts/problem/problem';
import { errorName } from '@/lib/server/error-name';
import { log } from '@/lib/server/log';
import { problemResponse } from './response/problem-response';

/**
 * Wraps a route handler below `/api`: whatever it throws is answered as a problem and logged by name, so that no text of an exception
 * reaches a browser, and no stack the log.
 */
export function apiRoute<Q extends Request, Rest extends unknown[]>(handle: (request: Q, ...rest: Rest) => Response | Promise<Response>) {
  return async (request: Q, ...rest: Rest): Promise<Response> => {
    try {
      return await handle(request, ...rest);
    } catch (error) {
      const requestId = randomUUID();
      if (error instanceof ProblemError) return problemResponse({ ...error.problem, requestId });
      log.error({ requestId, error: errorName(error) }, 'a request failed');
      return problemResponse(problem({ statusCode: 500, errorCode: ownCodes.internalError, requestId }).problem);
    }
  };
}
