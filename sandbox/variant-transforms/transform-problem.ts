import { ServiceProblem } from '@/sandbox/problems/service-problem';
import type { Variant } from '@/sandbox/variants/variants';
import { transformEnvelope } from './envelope-transforms';

/** Codes of refused defenses, which one variant replaces by a single code. */
const defenseCodes = new Set(['SVK210', 'SVK211', 'SVK212']);

/** Converts a refusal to the caller's variant. */
export function transformProblem(failure: unknown, variant: Variant): unknown {
  if (!(failure instanceof ServiceProblem)) return failure;
  const { code, particulars } = failure;
  const hidesCode = defenseCodes.has(code) && variant.has('plain-defense-codes');
  return new ServiceProblem(hidesCode ? 'SVG422' : code, {
    ...particulars,
    ...(particulars.details && variant.has('detail-message') ? { details: asMessages(particulars.details) } : {}),
    writeEnvelope: (envelope) => transformEnvelope(envelope, variant),
  });
}

function asMessages(details: NonNullable<ServiceProblem['particulars']['details']>) {
  return details.map((detail) => ('reason' in detail ? { field: detail.field, message: detail.reason } : detail));
}
