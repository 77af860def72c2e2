import type { ProblemDetail } from '@/lib/contracts/problem/problem';
import type { ServiceCode } from './service-codes';

/** The document's own, or with `message` for `reason` as a variant writes it. */
type Detail = ProblemDetail | { readonly field: string; readonly message: string };

type Envelope = Readonly<Record<string, unknown>>;

interface Particulars {
  /** One entry per field of a refused request. */
  readonly details?: readonly Detail[];
  readonly retryAfterSeconds?: number;
  /** What stands in the place of `{min}` and the like in the code's message. */
  readonly values?: Readonly<Record<string, string>>;
  /** How the caller's variant writes the envelope; as the document does where it is absent. */
  readonly writeEnvelope?: (envelope: Envelope) => Envelope;
}

/** Thrown by any part of the sandbox to refuse a call; answered as the documented envelope. */
export class ServiceProblem extends Error {
  override readonly name = 'ServiceProblem';
  constructor(
    readonly code: ServiceCode,
    readonly particulars: Particulars = {},
  ) {
    super(code);
  }
}

/** Invalid data, field by field (SVV001). */
export function invalid(...details: ProblemDetail[]): ServiceProblem {
  return new ServiceProblem('SVV001', { details });
}
