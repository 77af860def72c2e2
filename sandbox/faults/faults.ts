import type { Fault } from './fault';

/** The faults that are still to strike, in the order they were given. */
export interface Faults {
  add(fault: Fault): void;
  /** Takes back the faults of one token, or all. */
  clear(token?: string): void;
  list(): readonly Fault[];
  /** The first fault meant for this call, counted as struck. */
  take(token: string | null, endpoint: string): Fault | undefined;
}

export function createFaults(): Faults {
  let armed: Fault[] = [];
  return {
    add: (fault) => void armed.push(fault),
    clear(token) {
      armed = token === undefined ? [] : armed.filter((one) => one.token !== token);
    },
    list: () => armed,
    take(token, endpoint) {
      const fault = armed.find((one) => (one.token ?? token) === token && (one.endpoint === '*' || one.endpoint === endpoint));
      if (fault)
        armed =
          fault.times > 1
            ? armed.map((one) => (one === fault ? { ...fault, times: fault.times - 1 } : one))
            : armed.filter((one) => one !== fault);
      return fault;
    },
  };
}
