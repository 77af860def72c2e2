/** Calls the control routes; `path` begins below `/control`. @throws Error with the door's own words when it refuses. */
export type ControlCall = <T>(method: string, path: string, body?: unknown) => Promise<T>;
