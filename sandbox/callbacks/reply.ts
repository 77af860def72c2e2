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
