/** The result of one attempt to deliver. */
export interface Reply {
  /** The HTTP status; 0 when no answer came in time. */
  readonly status: number;
  readonly responseBody: string | null;
  readonly responseHeaders: Readonly<Record<string, string>> | null;
  /** Milliseconds until the answer or until the attempt was given up. */
  readonly responseTime: number;
  /** Why no answer came. */
  readonly error: string | null;
}

/** The result when no answer came within `responseTime` milliseconds, because of the deadline or another error. */
export function noAnswer(responseTime: number, error = `no answer within ${responseTime} ms`): Reply {
  return { status: 0, responseBody: null, responseHeaders: null, responseTime, error };
}
