import type { ProblemDetail } from '@/lib/contracts/problem/problem';
import type { ServiceCode } from './service-codes';

/** A detail as the document defines it, or with `message` instead of `reason` in a variant. */
type Detail = ProblemDetail | { readonly field: string; readonly message: string };

type Envelope = Readonly<Record<string, unknown>>;

interface ProblemOptions {
  /** One entry per refused field. */
  readonly details?: readonly Detail[];
  readonly retryAfterSeconds?: number;
  /** Values for placeholders such as `{min}` in the message. */
  readonly values?: Readonly<Record<string, string>>;
  /** Rewrites the envelope for the caller's variant. */
  readonly writeEnvelope?: (envelope: Envelope) => Envelope;
}

/** Thrown anywhere in the sandbox to refuse a call; answered as the documented envelope. */
export class ServiceProblem extends Error {
  override readonly name = 'ServiceProblem';
  constructor(
    readonly code: ServiceCode,
    readonly particulars: ProblemOptions = {},
  ) {
    super(code);
  }
}

/** Refuses invalid data, with details per field (SVV001). */
export function invalid(...details: ProblemDetail[]): ServiceProblem {
  return new ServiceProblem('SVV001', { details });
}
