/** What became of one attempt to deliver. */
export interface Reply {
  /** The HTTP status of the answer; 0 when none came in time. */
  readonly status: number;
  readonly responseBody: string | null;
  readonly responseHeaders: Readonly<Record<string, string>> | null;
  /** Milliseconds until the answer, or until it was given up. */
  readonly responseTime: number;
  /** Why no answer came. */
  readonly error: string | null;
}

/** What is kept where no answer came in the milliseconds that were waited, because of a deadline or of something else. */
export function noAnswer(responseTime: number, error = `no answer within ${responseTime} ms`): Reply {
  return { status: 0, responseBody: null, responseHeaders: null, responseTime, error };
}
