import type { Fault } from './fault';

/** The faults that are still to strike, in the order they were given. */
export interface Faults {
  add(fault: Fault): void;
  /** Takes back the faults of one token, or all. */
  clear(token?: string): void;
  list(): readonly Fault[];
  /** The first fault meant for this call, counted as struck. */
  take(token: string | null, endpoint: string, address: string): Fault | undefined;
}

export function createFaults(): Faults {
  let armed: Fault[] = [];
  return {
    add: (fault) => void armed.push(fault),
    clear(token) {
      armed = token === undefined ? [] : armed.filter((one) => one.token !== token);
    },
    list: () => armed,
    take(token, endpoint, address) {
      const fault = armed.find((one) => isMeantFor(one, token, endpoint, address));
      if (fault)
        armed =
          fault.times > 1
            ? armed.map((one) => (one === fault ? { ...fault, times: fault.times - 1 } : one))
            : armed.filter((one) => one !== fault);
      return fault;
    },
  };
}

function isMeantFor(fault: Fault, token: string | null, endpoint: string, address: string): boolean {
  const named = fault.endpoint === '*' || fault.endpoint === endpoint;
  return named && (fault.token ?? token) === token && address.includes(fault.address ?? '');
}
