const neverSent: ReadonlySet<string> = new Set(['SVA100', 'SVB520', 'SVB521', 'SVB522', 'SVB523', 'SVB524', 'SVB525']);

/** Whether a failure comes before anything is sent, whatever its status: a refused token, or a connection to the card interface that never came to be. */
export function wasNotSent(errorCode: string | null): boolean {
  return neverSent.has(errorCode ?? '');
}
