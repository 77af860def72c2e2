import { ServiceProblem } from '@/sandbox/problems/service-problem';
import type { Variant } from '@/sandbox/variants/variants';
import { transformEnvelope } from './envelope-transforms';

/** How a defense is refused, which one variant tells by one code for all. */
const ofDefenses = new Set(['SVK210', 'SVK211', 'SVK212']);

/** A refusal written as the caller's variant does. */
export function transformProblem(failure: unknown, variant: Variant): unknown {
  if (!(failure instanceof ServiceProblem)) return failure;
  const { code, particulars } = failure;
  const plain = ofDefenses.has(code) && variant.has('plain-defense-codes');
  return new ServiceProblem(plain ? 'SVG422' : code, {
    ...particulars,
    ...(particulars.details && variant.has('detail-message') ? { details: asMessages(particulars.details) } : {}),
    writeEnvelope: (envelope) => transformEnvelope(envelope, variant),
  });
}

function asMessages(details: NonNullable<ServiceProblem['particulars']['details']>) {
  return details.map((detail) => ('reason' in detail ? { field: detail.field, message: detail.reason } : detail));
}
