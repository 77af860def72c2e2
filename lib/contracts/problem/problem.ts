/** One field of a refused request (interface: Errors, `details[]`). */
export interface ProblemDetail {
  readonly field: string;
  readonly reason: string;
}

/**
 * An error from the service or from our gateway (interface: Errors). Code checks `errorCode` and `statusCode`; `message` is the service's
 * own text and never a headline.
 */
export interface Problem {
  readonly statusCode: number;
  readonly errorCode: string | null;
  readonly message: string | null;
  readonly requestId: string | null;
  readonly details: readonly ProblemDetail[];
  readonly retryAfterSeconds: number | null;
}

/** At most this many fields of a request are named. */
const maxDetails = 50;

const brand = Symbol.for('balcao.problem');

export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly [brand] = true;
  constructor(readonly problem: Problem) {
    super(problem.errorCode ?? `HTTP ${problem.statusCode}`);
  }

  /** Recognised by a mark, because Next loads this module once per bundle: one copy throws what another catches. */
  static override [Symbol.hasInstance](value: unknown): value is ProblemError {
    return typeof value === 'object' && value !== null && brand in value;
  }
}

type KnownEnvelope = Partial<Problem> & Pick<Problem, 'statusCode' | 'errorCode'>;

export function problem(known: KnownEnvelope): ProblemError {
  const details = (known.details ?? []).slice(0, maxDetails);
  return new ProblemError({ message: null, requestId: null, retryAfterSeconds: null, ...known, details });
}

/**
 * Parses any error body. The service's own two-letter prefix of codes reads as SV (interface: Errors, "neutral two-letter prefix"). Accepts `code` for `errorCode`, `message` for `reason`, and bodies without an envelope. Texts are shortened, so
 * that a hostile body cannot fill the page or the log.
 */
export function parseProblem(statusCode: number, body: unknown): Problem {
  const envelope = isRecord(body) ? body : {};
  return {
    statusCode,
    errorCode: codeIn(envelope.errorCode) ?? codeIn(envelope.code),
    message: textIn(envelope.message, 500),
    requestId: textIn(envelope.requestId, 100),
    details: Array.isArray(envelope.details) ? envelope.details.slice(0, maxDetails).flatMap(detailIn) : [],
    retryAfterSeconds: secondsIn(envelope.retryAfterSeconds),
  };
}

function detailIn(value: unknown): ProblemDetail[] {
  if (!isRecord(value)) return [];
  return [{ field: textIn(value.field, 100) ?? '', reason: textIn(value.reason, 300) ?? textIn(value.message, 300) ?? '' }];
}

function codeIn(value: unknown): string | null {
  if (typeof value !== 'string' || !/^[A-Z0-9_-]{2,20}$/.test(value)) return null;
  return value.replace(/^[A-Z]{2}(?=[A-Z]?\d{3}$)/, 'SV');
}

function textIn(value: unknown, max: number): string | null {
  return typeof value === 'string' && value !== '' ? value.slice(0, max) : null;
}

function secondsIn(value: unknown): number | null {
  const seconds = typeof value === 'string' ? Number(value) : value;
  return typeof seconds === 'number' && seconds >= 0 && seconds <= 86_400 ? Math.ceil(seconds) : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
