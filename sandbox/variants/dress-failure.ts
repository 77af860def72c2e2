import { ServiceProblem } from '@/sandbox/routing/service-problem';
import type { Variant } from './variants';

/** A refusal with its details written as the caller's variant does. */
export function dressFailure(failure: unknown, variant: Variant): unknown {
  if (!(failure instanceof ServiceProblem) || !failure.particulars.details || !variant.has('detail-message')) return failure;
  const details = failure.particulars.details.map((detail) =>
    'reason' in detail ? { field: detail.field, message: detail.reason } : detail,
  );
  return new ServiceProblem(failure.code, { ...failure.particulars, details });
}
