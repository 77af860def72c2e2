import { ServiceProblem } from '@/sandbox/routing/service-problem';
import type { Variant } from './variants';

/** How a defense is refused, which one variant tells by one code for all. */
const ofDefenses = new Set(['SVK210', 'SVK211', 'SVK212']);

/** A refusal written as the caller's variant does. */
export function dressFailure(failure: unknown, variant: Variant): unknown {
  if (!(failure instanceof ServiceProblem)) return failure;
  if (ofDefenses.has(failure.code) && variant.has('plain-defense-codes')) return new ServiceProblem('SVG422');
  if (!failure.particulars.details || !variant.has('detail-message')) return failure;
  const details = failure.particulars.details.map((detail) =>
    'reason' in detail ? { field: detail.field, message: detail.reason } : detail,
  );
  return new ServiceProblem(failure.code, { ...failure.particulars, details });
}
