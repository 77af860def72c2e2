import { type EndpointName, endpointNamed } from '@/lib/contracts/registry';
import { problemMessages } from '@/sandbox/problems/problem-messages';
import type { ServiceCode } from '@/sandbox/problems/service-codes';
import { ServiceProblem } from '@/sandbox/problems/service-problem';

/** `retryAfterSeconds` of the codes for which the document promises a number. */
const retryAfter: Partial<Record<ServiceCode, number>> = { SVD500: 5, SVS500: 5, SVF500: 5, SVF503: 10, SVG429: 30 };

/** Builds a requested refusal exactly like a real one. */
export function createTestRefusal(code: ServiceCode): ServiceProblem {
  const seconds = retryAfter[code];
  return new ServiceProblem(code, seconds === undefined ? {} : { retryAfterSeconds: seconds });
}

/**
 * Finds a code when the document lists it for this call or for every call; otherwise null. Codes with an amount in their message are
 * excluded: they are provoked by that amount.
 */
export function findListedCode(name: EndpointName, text: string): ServiceCode | null {
  const code = [...endpointNamed(name).errors, 'SVI100', 'SVF503'].find((listed) => listed === text);
  if (code === undefined) return null;
  // All codes that calls of the service list are in the catalog; only the office's own calls list others.
  const serviceCode = code as ServiceCode;
  return problemMessages[serviceCode].includes('{') ? null : serviceCode;
}
