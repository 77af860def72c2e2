import type { InjectedDeliveryFault } from './injected-delivery-fault';
import type { InjectedCallFault, InjectedFault } from './injected-fault';

/** The pending injected faults, oldest first. */
export interface InjectedFaults {
  add(fault: InjectedFault): void;
  /** Removes the faults of one token, or all. */
  clear(token?: string): void;
  list(): readonly InjectedFault[];
  /** Returns the first fault that matches a call and counts it as used. */
  take(token: string | null, endpoint: string, address: string): InjectedCallFault | undefined;
  /** Returns the first fault that matches a callback of this account and counts it as used. */
  takeDelivery(token: string): InjectedDeliveryFault | undefined;
}

export function createInjectedFaults(): InjectedFaults {
  let pending: InjectedFault[] = [];

  const consume = <F extends InjectedFault>(fault: F | undefined) => {
    const remaining = (fault: InjectedFault) => (fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : []);
    if (fault) pending = pending.flatMap((other) => (other === fault ? remaining(other) : [other]));
    return fault;
  };

  return {
    add: (fault) => void pending.push(fault),
    clear(token) {
      pending = token === undefined ? [] : pending.filter((fault) => fault.token !== token);
    },
    list: () => pending,
    take(token, endpoint, address) {
      const calls = pending.filter((fault): fault is InjectedCallFault => 'endpoint' in fault);
      return consume(calls.find((fault) => matchesCall(fault, token, endpoint, address)));
    },
    takeDelivery(token) {
      const deliveries = pending.filter((fault): fault is InjectedDeliveryFault => !('endpoint' in fault));
      return consume(deliveries.find((fault) => (fault.token ?? token) === token));
    },
  };
}

function matchesCall(fault: InjectedCallFault, token: string | null, endpoint: string, address: string): boolean {
  const isEndpoint = fault.endpoint === '*' || fault.endpoint === endpoint;
  return isEndpoint && (fault.token ?? token) === token && address.includes(fault.address ?? '');
}
