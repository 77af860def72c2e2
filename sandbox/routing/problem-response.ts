import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Logger } from 'pino';
import { problemMessages } from '@/sandbox/problems/problem-messages';
import { type ServiceCode, serviceCodes } from '@/sandbox/problems/service-codes';
import { ServiceProblem } from '@/sandbox/problems/service-problem';

/** Converts any error to the documented envelope (interface: Errors, Envelope). Unexpected errors are logged and become SVI100. */
export function problemResponse(failure: unknown, log: Logger): Response {
  const { code, ...envelope } = envelopeOf(failure, log);
  const plain = { ...envelope, errorCode: code };
  const written = failure instanceof ServiceProblem ? failure.particulars.writeEnvelope?.(plain) : undefined;
  return Response.json(written ?? plain, { status: envelope.statusCode });
}

/** Codes that the card interface replaces by its own. */
const cardCodes: Partial<Record<ServiceCode, ServiceCode>> = { SVV001: 'SV001', SVA200: 'SV010', SVF503: 'SV901', SVI100: 'SV999' };

/**
 * Converts any error to the card interface's envelope: `code` instead of `errorCode`, none for a refused token, and `requestId` only for
 * failures of the service.
 */
export function cardProblemResponse(failure: unknown, log: Logger): Response {
  const { requestId, code, ...rest } = envelopeOf(failure, log, cardCodes);
  const envelope = code === 'SVA100' ? rest : { ...rest, code };
  return Response.json(envelope.statusCode < 500 ? envelope : { ...envelope, requestId }, { status: envelope.statusCode });
}

function envelopeOf(failure: unknown, log: Logger, replacements: typeof cardCodes = {}) {
  const requestId = randomUUID();
  if (!(failure instanceof ServiceProblem)) log.error({ err: failure, requestId }, 'a call failed');
  const { code: thrown, particulars } = failure instanceof ServiceProblem ? failure : new ServiceProblem('SVI100');
  const code = replacements[thrown] ?? thrown;
  const { values = {}, writeEnvelope: _write, ...rest } = particulars;
  const { http: statusCode } = serviceCodes[code];
  const message = problemMessages[code].replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
  return { statusCode, error: STATUS_CODES[statusCode], message, requestId, code, ...rest };
}
