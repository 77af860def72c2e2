import type { InjectedDeliveryFault } from './injected-delivery-fault';
import type { InjectedCallFault, InjectedFault } from './injected-fault';

/** The faults that are still to strike, in the order they were given. */
export interface InjectedFaults {
  add(fault: InjectedFault): void;
  /** Takes back the faults of one token, or all. */
  clear(token?: string): void;
  list(): readonly InjectedFault[];
  /** The first fault meant for this call, counted as struck. */
  take(token: string | null, endpoint: string, address: string): InjectedCallFault | undefined;
  /** The first fault meant for a callback of this account, counted as struck. */
  takeDelivery(token: string): InjectedDeliveryFault | undefined;
}

export function createInjectedFaults(): InjectedFaults {
  let armed: InjectedFault[] = [];

  const strike = <F extends InjectedFault>(fault: F | undefined) => {
    const left = (one: InjectedFault) => (one.times > 1 ? [{ ...one, times: one.times - 1 }] : []);
    if (fault) armed = armed.flatMap((one) => (one === fault ? left(one) : [one]));
    return fault;
  };

  return {
    add: (fault) => void armed.push(fault),
    clear(token) {
      armed = token === undefined ? [] : armed.filter((one) => one.token !== token);
    },
    list: () => armed,
    take(token, endpoint, address) {
      const calls = armed.filter((one): one is InjectedCallFault => 'endpoint' in one);
      return strike(calls.find((one) => isMeantFor(one, token, endpoint, address)));
    },
    takeDelivery(token) {
      const deliveries = armed.filter((one): one is InjectedDeliveryFault => !('endpoint' in one));
      return strike(deliveries.find((one) => (one.token ?? token) === token));
    },
  };
}

function isMeantFor(fault: InjectedCallFault, token: string | null, endpoint: string, address: string): boolean {
  const named = fault.endpoint === '*' || fault.endpoint === endpoint;
  return named && (fault.token ?? token) === token && address.includes(fault.address ?? '');
}
