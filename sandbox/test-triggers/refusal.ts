import { type EndpointName, endpointNamed } from '@/lib/contracts/registry';
import { problemMessages } from '@/sandbox/problems/problem-messages';
import type { ServiceCode } from '@/sandbox/problems/service-codes';
import { ServiceProblem } from '@/sandbox/problems/service-problem';

/** Seconds after which a call may come again, where the document promises a number. */
const retryAfter: Partial<Record<ServiceCode, number>> = { SVD500: 5, SVS500: 5, SVF500: 5, SVF503: 10, SVG429: 30 };

/** A refusal that somebody asked for, as the code comes by itself. */
export function refusal(code: ServiceCode): ServiceProblem {
  const seconds = retryAfter[code];
  return new ServiceProblem(code, seconds === undefined ? {} : { retryAfterSeconds: seconds });
}

/**
 * The code of this text when the document lists it for the call, or for any call; null when it does not, and for codes that name an
 * amount in their message: those are had by that amount.
 */
export function codeOf(name: EndpointName, text: string): ServiceCode | null {
  const code = [...endpointNamed(name).errors, 'SVI100', 'SVF503'].find((one) => one === text);
  if (code === undefined) return null;
  // The errors of a call of the service are all in its catalog; only the office's own calls list others.
  const known = code as ServiceCode;
  return problemMessages[known].includes('{') ? null : known;
}
