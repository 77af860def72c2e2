import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Logger } from 'pino';
import { serviceProblems } from '@/lib/contracts/problem-codes';
import { problemMessages } from './problem-messages';
import { ServiceProblem } from './service-problem';

/** Any failure as the documented envelope (interface: Errors, Envelope). What nobody foresaw is logged and answers SVI100. */
export function problemAnswer(failure: unknown, log: Logger): Response {
  const requestId = randomUUID();
  if (!(failure instanceof ServiceProblem)) log.error({ err: failure, requestId }, 'a call failed');
  const { code, particulars } = failure instanceof ServiceProblem ? failure : new ServiceProblem('SVI100');
  const { values = {}, ...rest } = particulars;
  const { http } = serviceProblems[code];
  const message = problemMessages[code].replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
  return Response.json({ statusCode: http, error: STATUS_CODES[http], message, requestId, errorCode: code, ...rest }, { status: http });
}
