/** Sends one control command; `path` is relative to `/control`. @throws Error with the answer's message when it is refused. */
export type ControlCall = <T>(method: string, path: string, body?: unknown) => Promise<T>;
